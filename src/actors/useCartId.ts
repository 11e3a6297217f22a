import { useActorPart } from './AppActor.ts';

/** The id of the shopper's cart; null until the cart is created. */
export const useCartId = (): string | null =>
  useActorPart('cart', ({ context }) => context.cartId, null);
