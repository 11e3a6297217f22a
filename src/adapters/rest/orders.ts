import type { FormattedAddress, PaymentData } from '../../../machines/domain.ts';
import type { Failure } from '../../../machines/failure.ts';
import type { ChargedAmounts, PreparedOrder } from '../../../machines/order/receipt.ts';
import { chargedPrices } from './chargedPrices.ts';
import { type ErrorBody, RestError } from './RestError.ts';
import type { RestClient } from './restClient.ts';

/** An order with both addresses completed and `sameAsShippingAddress` resolved. */
export type FormattedDraft = Omit<PreparedOrder, 'payer' | 'shownOrder'> & {
  shownOrder?: Pick<PreparedOrder['shownOrder'], 'agreementIds'>;
};

const cartOf = ({ cartId, isSignedIn }: FormattedDraft): string =>
  isSignedIn ? '/rest/V1/carts/mine' : `/rest/V1/guest-carts/${encodeURIComponent(cartId)}`;

/**
 * Sends the addresses and the shipping method, the first step of placing an order.
 *
 * @returns the amounts that the platform is about to charge; null when its response has none
 * @throws Error with a `reason` of `Failure` when the platform responds with an error
 */
export async function sendShippingInformation(
  rest: RestClient,
  draft: FormattedDraft,
): Promise<ChargedAmounts | null> {
  const { pickup } = draft.shippingMethod;
  const response = await unwrapRestError(
    rest.send<unknown>(`${cartOf(draft)}/shipping-information`, {
      method: 'POST',
      body: {
        addressInformation: {
          billing_address: addressOf(draft.billingAddress),
          shipping_address: {
            ...addressOf(draft.shippingAddress),
            ...(pickup && { extension_attributes: { pickup_location_code: pickup.code } }),
          },
          shipping_carrier_code: draft.shippingMethod.carrier_code,
          shipping_method_code: draft.shippingMethod.method_code,
        },
      },
    }),
  );
  return chargedPrices(response, draft.details?.prices ?? null);
}

/**
 * Sends the payment, the second step, which places the order.
 *
 * @returns the order's id as text
 * @throws Error with the reason 'refused' only when the platform itself rejected the payment, so
 *   that nothing was ordered; with 'invalidCart' for a 404, which an ordered cart causes too. Any
 *   other failure leaves the outcome unknown; `hasPlatformFinished` tells whether the platform
 *   itself has answered, so that it no longer works on the payment.
 */
export async function sendPaymentInformation(
  rest: RestClient,
  draft: FormattedDraft,
): Promise<string> {
  const { code, data } = draft.payment;
  const agreementIds = draft.shownOrder?.agreementIds;
  const id = await unwrapRestError(
    rest.send<unknown>(`${cartOf(draft)}/payment-information`, {
      method: 'POST',
      body: {
        billingAddress: addressOf(draft.billingAddress),
        cartId: draft.cartId,
        email: draft.email,
        paymentMethod: {
          method: code,
          ...(data.poNumber !== undefined && { po_number: data.poNumber }),
          ...additionalData(data),
          ...(agreementIds?.length && {
            extension_attributes: { agreement_ids: agreementIds.map(String) },
          }),
        },
      },
    }),
    paymentFailure,
  );
  if (!isOrderId(id)) throw new Error('The platform gave no order id.');
  return String(id);
}

/**
 * Whether a response names an order: digits, which one or two capitals may precede and more
 * digits follow, or a UUID. After a wrong refusal the verification asks the cart.
 */
const isOrderId = (id: unknown): id is string | number =>
  (typeof id === 'string' || typeof id === 'number') && ORDER_ID.test(String(id));

const ORDER_ID =
  /^(?=.*[1-9])(?:(?:[A-Z]{1,2}-?)?\d+(?:-\d+)*|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The payment data of a card: its nonce, or the public hash of a saved token. */
function additionalData({ nonce, publicHash }: PaymentData) {
  if (nonce !== undefined) return { additional_data: { payment_method_nonce: nonce } };
  return publicHash === undefined ? {} : { additional_data: { public_hash: publicHash } };
}

/** Selects the keys that REST accepts: it rejects an address with an unknown one. */
function addressOf(address: FormattedAddress): Partial<FormattedAddress> {
  const { firstname, lastname, street, city, postcode, telephone, country_id } = address;
  const { region_code, region, region_id, email } = address;
  return {
    firstname,
    lastname,
    street,
    city,
    postcode,
    telephone,
    country_id,
    ...(region_code ? { region_code } : {}),
    ...(region === null ? {} : { region }),
    ...(region_id === null ? {} : { region_id }),
    ...(email ? { email } : {}),
  };
}

interface RestFailure {
  reason: Failure['reason'];
  hasPlatformFinished?: boolean;
}

/**
 * Converts a RestError: `message` is for the shopper, `report` and `cause` have the whole error.
 */
async function unwrapRestError<Result>(
  response: Promise<Result>,
  failureOf = ({ reason }: RestError): RestFailure => ({ reason }),
): Promise<Result> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    throw Object.assign(new Error(error.shopperMessage, { cause: error }), {
      report: error.message,
      ...failureOf(error),
    });
  }
}

/** Classifies a failed payment. A proxy's response, or a 408, leaves the outcome unknown. */
const paymentFailure = (error: RestError): RestFailure => {
  const { status, reason, isFromPlatform } = error;
  return {
    reason: status === 404 ? 'invalidCart' : status === 408 ? 'unreachable' : reason,
    hasPlatformFinished: status === 500 ? isLogged(error) : status === 404 && isFromPlatform,
  };
};

/**
 * Whether the platform itself reports an unexpected error: with the id of an entry in its log, or
 * in developer mode with a trace. A gateway's 500 may have a message too, while the platform still
 * works.
 */
const isLogged = ({ shopperMessage, cause }: RestError): boolean =>
  /\b(?:webapi-|api\/)\w/.test(shopperMessage) || (cause as ErrorBody).trace !== undefined;
