import type { CartContext } from '../../machines/cart/context.ts';
import type { CartAddition } from '../../machines/domain.ts';
import { mailTo } from '../../machines/system.ts';
import { actorOf, useActorPart, useApp } from './AppActor.ts';

const NO_FAILURES: CartContext['failures'] = {};
const NOTHING_DONE: CartContext['done'] = {};

/**
 * Adds items to the cart, and returns the outcomes. Loads the cart actor with the first
 * addition.
 */
export function useCartAdditions() {
  const app = useApp();
  return {
    isAdding: useActorPart(
      'cart',
      ({ context }) =>
        [context.current, ...context.queue].some((command) => command?.kind === 'add'),
      false,
    ),
    failures: useActorPart('cart', ({ context }) => context.failures, NO_FAILURES),
    done: useActorPart('cart', ({ context }) => context.done, NOTHING_DONE),
    addItem: (addition: Omit<CartAddition, 'cartId'>) => {
      const cartId = actorOf(app, 'cart')?.getSnapshot().context.cartId ?? null;
      app.send(mailTo('cart', { type: 'cart.addItem', cartId, ...addition }));
    },
  };
}
