import type { OrderDraft, Recalled } from '../../../machines/order/place.ts';
import type { PreparedOrder } from '../../../machines/order/receipt.ts';
import { readCustomer } from '../../adapters/graphql/operations/session.ts';
import { forgetRecord, payerOf, readRecord, writeRecord } from './outbox.ts';
import { placedOrder } from './placedOrder.ts';
import { restoreCheckout } from './savedCheckout.ts';
import type { World } from './world.ts';

const totalOf = (draft: Pick<OrderDraft, 'details'> | null) =>
  draft?.details?.prices.grand_total ?? null;

/** Writes down that the payment is about to be sent. @throws when another one is outstanding. */
export async function recordOrder(world: World, order: PreparedOrder): Promise<Recalled> {
  if (readRecord(world)) throw new Error('Another payment is outstanding.');
  const sentAt = world.now();
  await writeRecord(world, order);
  const { cartId, isSignedIn, email } = order;
  return {
    unsettled: { cartId, isSignedIn, email, sentAt, age: 0, total: totalOf(order) },
    known: order,
    isCurrent: true,
  };
}

/**
 * What is known of the outstanding payment, or of one that another tab is about to make of the
 * same cart. Null when there is none, or when it was somebody else's: then it goes unread.
 * @throws when it cannot be said who is signed in.
 */
export async function recallOrder(
  world: World,
  draft: OrderDraft | null,
): Promise<Recalled | null> {
  const record = readRecord(world);
  if (!record) return draft && recalled(world, draft, { ...draft, sentAt: world.now() });
  const { cartId, sentAt } = record;
  const order = placedOrder(world)?.order;
  if (order?.cartId === cartId) {
    const known = recalled(world, null, { cartId, email: order.email, sentAt, isSignedIn: false });
    return { ...known, order };
  }
  const saved = restoreCheckout(world);
  const known = { ...saved, details: draft?.cartId === cartId ? draft.details : null };
  if (world.isSignedIn()) {
    const { email } = await readCustomer(world.client());
    const payer = payerOf(record, email);
    if (payer) return recalled(world, known, { cartId, email, sentAt, ...payer });
    forgetRecord(world);
    return null;
  }
  const saidBy = saved.shippingAddress?.email ?? '';
  const isOfSaved = payerOf(record, saidBy)?.isSignedIn === false;
  const email = isOfSaved ? saidBy : '';
  return recalled(world, isOfSaved ? known : null, { cartId, email, sentAt, isSignedIn: false });
}

function recalled(
  world: World,
  known: Omit<Recalled['known'], 'email'> | null,
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
      age: world.now() - sentAt,
      total: totalOf(known),
    },
    known: { ...(known ?? nothing), email },
    isCurrent: world.storage.get('cartId') === cartId,
  };
}
