import { useActorPart } from './AppActor.ts';

/** The id of the shopper's cart, or null before there is one. */
export const useCartId = (): string | null =>
  useActorPart('cart', ({ context }) => context.cartId, null);
