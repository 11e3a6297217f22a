import { type AnyActorRef, fromPromise, waitFor } from 'xstate';
import type { CartDetails } from '../domain.ts';

/**
 * Waits until nothing is on its way that could change the cart.
 *
 * @returns what the cart holds then; null where that is not known
 */
export const idleCart = fromPromise<CartDetails | null>(async ({ system, signal }) => {
  const cart: AnyActorRef | undefined = system.get('cart');
  if (!cart) return null;
  const { context } = await waitFor(cart, (now) => !now.hasTag('busy') && !now.hasTag('unknown'), {
    timeout: Number.POSITIVE_INFINITY,
    signal,
  });
  return context.details;
});
