import { useActorPart } from './AppActor.ts';

/**
 * The id of the shopper's cart; null until the cart is created, and while a guest's cart becomes
 * the customer's: the platform refuses a guest's cart to a customer.
 */
export const useCartId = (): string | null =>
  useActorPart('cart', (cart) => (cart.hasTag('adopting') ? null : cart.context.cartId), null);
