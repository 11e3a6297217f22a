/** The storage keys of a checkout draft. */
export const SAVED_KEYS = [
  'availableShippingMethods',
  'shipping_address',
  'shippingMethod',
  'billing_address',
  'paymentMethod',
] as const;

/**
 * The storage keys of a cart: its id, its owner, and a guest's cart that is still to be merged,
 * among others.
 */
export const CART_KEYS = [
  'cartId',
  'cart_owner',
  'unmerged_cart',
  'applied_coupon_code',
  'pending_coupon',
  'cart_seen',
] as const;

/**
 * Session storage key: a session ended unexpectedly, so the customer's cart may hold checkout steps
 * to resume.
 */
export const RESUMES = 'session_resumes';

/** Session storage key: the wish list entries of a guest who was asked to sign in. */
export const STORED_WISHES = 'asked_wishes';

/**
 * Session storage key: the notice that the next page load shows, because this page is about to
 * go.
 */
export const NOTICE = 'notice';
export type Notice = 'viewGone' | 'sessionEnded';
