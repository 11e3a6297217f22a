import { type AnyActorRef, fromPromise, waitFor } from 'xstate';
import type { CartDetails } from '../domain.ts';

/**
 * Waits until no change of the cart is in flight or queued.
 * @returns the cart's contents; null if they are unknown
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
