import type { CartAddition } from '../../machines/domain.ts';
import { mailTo } from '../../machines/system.ts';
import { actorOf, useActorPart, useApp } from './AppActor.ts';
import { newRequestId } from './useCartOutcome.ts';

/** Adds items to the cart. Loads the cart actor with the first addition. */
export function useCartAdditions() {
  const app = useApp();
  return {
    isAdding: useActorPart(
      'cart',
      ({ context }) =>
        [context.current, ...context.queue].some((command) => command?.kind === 'add'),
      false,
    ),
    /** @returns the id of the request, for `useCartOutcome` */
    addItem: (addition: Omit<CartAddition, 'cartId'>): number => {
      const cartId = actorOf(app, 'cart')?.getSnapshot().context.cartId ?? null;
      const requestId = newRequestId();
      app.send(mailTo('cart', { type: 'cart.addItem', requestId, cartId, ...addition }));
      return requestId;
    },
  };
}
