import type { ActorRefFrom } from 'xstate';
import type { CheckoutContext } from '../../machines/checkout/context.ts';
import type { checkoutMachine } from '../../machines/checkout/machine.ts';
import type { Shop } from '../platform/shop/model.ts';

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

interface Receipt {
  cartId: string | null;
  /** The order's id or number on the receipt; empty when it is not known. */
  id: string;
}

/** The visible page and the stored record of one visit. */
interface Screen {
  path: () => string;
  /** The cart whose payment has no known outcome. */
  outstanding: () => string | null;
}

/** All orders that the shop reported to the shopper, over all visits. */
export function createOrderLog() {
  const receipts: Receipt[] = [];
  /** The carts whose order was reported as unconfirmed. */
  const doubts = new Set<string>();
  /** The notices that were read in each visit. */
  const readNotices = new WeakMap<CheckoutActor, Set<string>>();
  return {
    receipts,
    doubts,
    /** Reads the screen of one visit, each time that the checkout has changed. */
    listen(checkout: CheckoutActor, screen: Screen) {
      let before: { isReceipt: boolean; isUnconfirmed: boolean } | null = null;
      const readScreen = () => {
        const snapshot = checkout.getSnapshot();
        const now = {
          isReceipt: snapshot.matches('receipt') && screen.path() === '/order-confirmation',
          isUnconfirmed: snapshot.hasTag('unconfirmed'),
        };
        const last = before;
        before = now;
        if (now.isReceipt && !last?.isReceipt) {
          receipts.push(receiptOf(snapshot.context));
          // The confirmation page sends this once it has shown the receipt.
          checkout.send({ type: 'receipt.shown' });
        }
        if (now.isUnconfirmed && !last?.isUnconfirmed) {
          const cartId = screen.outstanding() ?? snapshot.context.spentCartId;
          if (cartId) doubts.add(cartId);
        }
      };
      // The checkout may have an outcome already.
      readScreen();
      checkout.subscribe(readScreen);
    },
    /** Reads the notices of one visit, on any page: a notice of an order means the last order. */
    read(checkout: CheckoutActor, notices: readonly { id: string; message: string }[]) {
      const readIds = readNotices.get(checkout) ?? new Set();
      readNotices.set(checkout, readIds);
      for (const { id, message } of notices) {
        if (readIds.has(id)) continue;
        readIds.add(id);
        if (PLACED.test(message)) receipts.push(receiptOf(checkout.getSnapshot().context));
      }
    },
    /** The differences between the reported and the placed orders; empty if they agree. */
    differences({ orders }: Pick<Shop, 'orders'>): string[] {
      const ordered = new Map(orders.map((order) => [order.cartId, order]));
      const reportedCarts = new Set(receipts.map(({ cartId }) => cartId));
      return [
        ...orders
          .filter((order) => ordered.get(order.cartId) !== order)
          .map(({ cartId }) => `The cart ${cartId} was ordered twice.`),
        ...[...ordered.keys()]
          .filter((cartId) => !reportedCarts.has(cartId) && !doubts.has(cartId))
          .map((cartId) => `The order of ${cartId} was not reported.`),
        ...receipts
          .filter(({ cartId }) => !cartId || !ordered.has(cartId))
          .map(({ cartId }) => `A receipt of ${cartId}, and there is no such order.`),
        ...receipts.flatMap(({ cartId, id }) => {
          const order = ordered.get(cartId ?? '');
          const isMatch = !order || ['', String(order.id), order.number].includes(id);
          return isMatch
            ? []
            : [`The receipt of ${cartId} says ${id}, the order is ${order.id} (${order.number}).`];
        }),
      ];
    },
  };
}

const PLACED = /^Your order is placed; /;

const receiptOf = ({ order }: CheckoutContext): Receipt => ({
  cartId: order?.cartId ?? null,
  id: order?.id ?? '',
});
