import { useSelector } from '@xstate/react';
import { cartOf, useApp } from './AppActor.ts';

/** The id of the shopper's cart, or null before there is one. */
export function useCartId(): string | null {
  const app = useApp();
  useSelector(app, ({ context }) => context.joined);
  return useSelector(cartOf(app), (snapshot) => snapshot?.context.cartId ?? null);
}
