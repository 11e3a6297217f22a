import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '../../machines/checkout/machine.ts';
import type { CheckoutContext } from '../../machines/checkout/setup.ts';
import type { Shop } from '../platform/shop/model.ts';

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

interface Told {
  cartId: string | null;
  /** Of the order, as the receipt has it; empty where it is not known. */
  id: string;
}

/** What a shopper was told of orders, over all visits. */
export function ledger() {
  const receipts: Told[] = [];
  /** Carts of which the shopper was told that their order could not be confirmed. */
  const doubts = new Set<string>();
  return {
    receipts,
    doubts,
    /** Listens to the checkout of one visit. */
    listen(checkout: CheckoutActor, outstanding: () => string | null) {
      let before = '';
      const hear = ({ value, context }: { value: unknown; context: CheckoutContext }) => {
        const state = typeof value === 'string' ? value : '';
        if (state !== before && state === 'receipt') receipts.push(toldBy(context));
        if (state !== before && state === 'unconfirmed') {
          const cartId = outstanding() ?? context.spentCartId;
          if (cartId) doubts.add(cartId);
        }
        before = state;
      };
      // It may have found out already.
      hear(checkout.getSnapshot());
      checkout.subscribe(hear);
    },
    /** Where what was told and what is differ; nothing where all is well. */
    differences({ orders }: Pick<Shop, 'orders'>): string[] {
      const ordered = new Map(orders.map((order) => [order.cartId, order]));
      const told = new Set(receipts.map(({ cartId }) => cartId));
      return [
        ...orders
          .filter((order) => ordered.get(order.cartId) !== order)
          .map(({ cartId }) => `The cart ${cartId} was ordered twice.`),
        ...[...ordered.keys()]
          .filter((cartId) => !told.has(cartId) && !doubts.has(cartId))
          .map((cartId) => `Nobody told of the order of ${cartId}.`),
        ...receipts
          .filter(({ cartId }) => !cartId || !ordered.has(cartId))
          .map(({ cartId }) => `A receipt of ${cartId}, and there is no such order.`),
        ...receipts.flatMap(({ cartId, id }) => {
          const order = ordered.get(cartId ?? '');
          const isIts = !order || ['', String(order.id), order.number].includes(id);
          return isIts
            ? []
            : [`The receipt of ${cartId} says ${id}, the order is ${order.id} (${order.number}).`];
        }),
      ];
    },
  };
}

const toldBy = ({ spentCartId, order }: CheckoutContext): Told => ({
  cartId: spentCartId,
  id: order?.id ?? '',
});
