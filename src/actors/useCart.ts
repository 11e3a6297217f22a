import type { CartContext } from '../../machines/cart/context.ts';
import { useRunning } from './AppActor.ts';
import { useFields } from './useFields.ts';
import { useSelector } from './useSelector.ts';

/**
 * Selected fields of the cart's context; the component re-renders when one of these fields changes.
 */
export const useCartFields = <Key extends keyof CartContext>(...keys: Key[]) =>
  useFields<CartContext, Key>(useRunning('cart'), keys);

/** Whether a change of the cart is in flight or queued. */
export const useIsCartBusy = (): boolean =>
  useSelector(useRunning('cart'), (snapshot) => snapshot.hasTag('busy'));

/** Whether the stored cart has been restored. */
export const useIsCartKnown = (): boolean =>
  useSelector(useRunning('cart'), (snapshot) => !snapshot.hasTag('unknown'));

/** Returns a function that makes the cart machine read the cart again. */
export function useReadCart(): () => void {
  const actor = useRunning('cart');
  return () => actor.send({ type: 'cart.read' });
}
