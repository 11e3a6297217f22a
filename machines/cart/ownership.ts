/** The owner of the cart that this browser has stored, and what may still happen to the cart. */
export interface CartOwnership {
  isSignedIn: boolean;
  cartId: string | null;
  /** The known owner of the cart; null if unknown. */
  owner: 'guest' | 'customer' | null;
  /** The guest's cart that is still to be merged into the customer's. */
  unmergedCartId: string | null;
  /** The cart of a payment whose outcome is not known yet. */
  paidCartId: string | null;
}

/**
 * Whether a customer is signed in while this cart, by default the stored one, is not known to be
 * theirs. Another tab may have replaced the stored cart, as after a sign-in there.
 */
export const isCartForeign = (ownership: CartOwnership, cartId = ownership.cartId): boolean =>
  ownership.isSignedIn &&
  (ownership.owner !== 'customer' || cartId !== ownership.cartId) &&
  !mayBePaid(ownership);

/** Whether the stored cart is a customer's while nobody is signed in. */
export const isCartLeftBehind = (ownership: CartOwnership): boolean =>
  !ownership.isSignedIn && ownership.owner === 'customer' && !mayBePaid(ownership);

/** A cart that may have been paid for stays until its payment settles. */
const mayBePaid = ({ cartId, paidCartId }: CartOwnership): boolean =>
  paidCartId !== null && paidCartId === cartId;

/** Whether a guest's cart is to be merged now: never while a payment is outstanding. */
export const isMergeDue = ({ unmergedCartId, paidCartId }: CartOwnership): boolean =>
  unmergedCartId !== null && paidCartId === null;

/**
 * Whether the stored cart must become the customer's, or a guest's cart is still to be merged into
 * it.
 */
export const isAdoptionDue = (ownership: CartOwnership): boolean =>
  isCartForeign(ownership) || (ownership.isSignedIn && isMergeDue(ownership));

/**
 * Whether the stored cart is a guest's that another tab has created since the customer's cart was
 * left.
 */
export const isOfNextGuest = (
  { cartId, owner }: CartOwnership,
  leftCartId: string | null,
): boolean => owner === 'guest' && cartId !== leftCartId;

/** The stored guest's cart that a customer's cart displaces and that must be merged into it. */
export const displacedCart = (
  { cartId, owner }: CartOwnership,
  customersCartId: string,
): string | null => (owner === 'customer' || cartId === customersCartId ? null : cartId);
