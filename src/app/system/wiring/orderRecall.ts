import type { PreparedOrder } from '../../../../machines/order/receipt.ts';
import type { OrderDraft, Recalled } from '../../../../machines/order/setup.ts';
import { readCustomer } from '../../../adapters/graphql/operations/session.ts';
import type { Services } from '../services.ts';
import { placedOrder } from '../stored/orderFacts.ts';
import {
  forgetRecord,
  payerOf,
  readRecord,
  sentParts,
  writeRecord,
} from '../stored/unsettledPayment.ts';

const totalOf = (draft: Pick<OrderDraft, 'details'> | null) =>
  draft?.details?.prices.grand_total ?? null;

/**
 * Records that the payment is about to be sent.
 * @throws when another payment is outstanding.
 */
export async function recordOrder(services: Services, order: PreparedOrder): Promise<Recalled> {
  if (readRecord(services)) throw new Error('Another payment is outstanding.');
  const sentAt = services.now();
  await writeRecord(services, order);
  const { cartId, isSignedIn, email } = order;
  return {
    unsettled: {
      cartId,
      isSignedIn,
      email,
      sentAt,
      age: 0,
      hasPlatformFinished: false,
      total: totalOf(order),
    },
    known: order,
    isCurrent: true,
  };
}

/**
 * Returns what is known of the outstanding payment, or of a payment that another tab is about to
 * send for the same cart. Null if there is none, or if another shopper sent it: the record is then
 * deleted.
 * @throws when the signed-in customer cannot be read.
 */
export async function recallOrder(
  services: Services,
  draft: OrderDraft | null,
): Promise<Recalled | null> {
  const record = readRecord(services);
  const sentAt = record?.sentAt ?? services.now();
  const cartId = record?.cartId ?? draft?.cartId;
  if (cartId === undefined) return null;
  const order = placedOrder(services)?.order;
  if (order?.cartId === cartId) {
    const known = recalled(services, null, {
      cartId,
      email: order.email,
      sentAt,
      isSignedIn: false,
    });
    return { ...known, order };
  }
  if (!record) return draft && recalled(services, draft, { ...draft, sentAt });
  const sent = sentParts(services, cartId);
  if (services.token.isPresent()) {
    const { email } = await readCustomer(services.commerce.client());
    const payer = payerOf(record, email);
    if (payer) return recalled(services, sent, { cartId, email, sentAt, ...payer });
    forgetRecord(services);
    return null;
  }
  // A customer who has signed out since: the contents are not for whoever is here now.
  const known = sent && payerOf(record, sent.email)?.isSignedIn === false ? sent : null;
  const email = known?.email ?? '';
  return recalled(services, known, { cartId, email, sentAt, isSignedIn: false });
}

function recalled(
  services: Services,
  known: Recalled['known'] | null,
  sent: Pick<Recalled['unsettled'], 'cartId' | 'email' | 'sentAt' | 'isSignedIn'>,
): Recalled {
  const { cartId, email, sentAt, isSignedIn } = sent;
  const nothing = { shippingAddress: null, shippingMethod: null, payment: null, details: null };
  return {
    unsettled: {
      cartId,
      isSignedIn,
      email,
      sentAt,
      age: services.now() - sentAt,
      hasPlatformFinished: false,
      total: totalOf(known),
    },
    known: { ...(known ?? nothing), email: known?.email || email },
    isCurrent: services.storage.get('cartId') === cartId,
  };
}
