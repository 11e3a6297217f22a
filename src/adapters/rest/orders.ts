import type { Failure, FormattedAddress, PaymentData } from '../../../machines/domain.ts';
import type { Charged, PreparedOrder } from '../../../machines/order/receipt.ts';
import { chargedPrices } from './chargedPrices.ts';
import { RestError } from './RestError.ts';
import type { RestClient } from './restClient.ts';

/** An order with both addresses looked up and the billing flag resolved. */
export type FormattedDraft = Omit<PreparedOrder, 'payer' | 'seen'> & {
  seen?: Pick<PreparedOrder['seen'], 'agreementIds'>;
};

const cartOf = ({ cartId, isSignedIn }: FormattedDraft): string =>
  isSignedIn ? '/rest/V1/carts/mine' : `/rest/V1/guest-carts/${encodeURIComponent(cartId)}`;

/**
 * Step one of an order: where to and how. @returns what the platform is about to charge,
 * or null where it does not say.
 */
export async function sendShippingInformation(
  rest: RestClient,
  draft: FormattedDraft,
): Promise<Charged | null> {
  const answer = await unwrapRestError(
    rest.send<unknown>(`${cartOf(draft)}/shipping-information`, {
      method: 'POST',
      body: {
        addressInformation: {
          billing_address: addressOf(draft.billingAddress),
          shipping_address: addressOf(draft.shippingAddress),
          shipping_carrier_code: draft.shippingMethod.carrier_code,
          shipping_method_code: draft.shippingMethod.method_code,
        },
      },
    }),
  );
  return chargedPrices(answer, draft.details?.prices ?? null);
}

/**
 * Step two: the payment, which places the order. @returns the order's id as text.
 * @throws 'refused' only when the platform said no in words of its own: nothing was ordered then.
 *   A 404 is said of an ordered cart too, and the rest is no answer at all.
 */
export async function sendPaymentInformation(
  rest: RestClient,
  draft: FormattedDraft,
): Promise<string> {
  const { code, data } = draft.payment;
  const agreementIds = draft.seen?.agreementIds;
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
    reasonOfPayment,
  );
  if (typeof id !== 'string' && typeof id !== 'number') {
    throw new Error('The platform gave no order id.');
  }
  return String(id);
}

/** What stands for a card: its nonce, or its place in the customer's vault. */
function additionalData({ nonce, publicHash }: PaymentData) {
  if (nonce !== undefined) return { additional_data: { payment_method_nonce: nonce } };
  return publicHash === undefined ? {} : { additional_data: { public_hash: publicHash } };
}

/** REST refuses an address with a key that it does not know: exactly these go. */
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

/** A shopper reads the platform's message; the whole error is kept beside it, and as its cause. */
async function unwrapRestError<Answer>(
  answer: Promise<Answer>,
  reasonOf = ({ reason }: RestError): Failure['reason'] => reason,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    throw Object.assign(new Error(error.said, { cause: error }), {
      reason: reasonOf(error),
      report: error.message,
    });
  }
}

/** Why a payment has no answer to rely on; a time-out on the way is not the platform's word. */
function reasonOfPayment({ status, isSpoken, reason }: RestError): Failure['reason'] {
  if (status === 404) return 'invalidCart';
  return isSpoken && status !== 408 ? reason : 'unreachable';
}
