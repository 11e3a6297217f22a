import type { CartContext } from '../../machines/cart/context.ts';
import { useRunning } from './AppActor.ts';
import { useFields } from './useFields.ts';
import { useSelector } from './useSelector.ts';

/** Some of what the cart knows, by name: the component is rendered again when one of it changes. */
export const useCartFields = <Key extends keyof CartContext>(...keys: Key[]) =>
  useFields<CartContext, Key>(useRunning('cart'), keys);

/** Whether something is on its way that changes the cart, or may. */
export const useIsCartBusy = (): boolean =>
  useSelector(useRunning('cart'), (snapshot) => snapshot.hasTag('busy'));

/** Whether the stored cart has been restored. */
export const useIsCartKnown = (): boolean =>
  useSelector(useRunning('cart'), (snapshot) => !snapshot.hasTag('unknown'));

/** Has the cart read again. */
export function useReadCart(): () => void {
  const actor = useRunning('cart');
  return () => actor.send({ type: 'cart.read' });
}
