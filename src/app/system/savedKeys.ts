/** What browser storage keeps of a checkout. */
export const SAVED_KEYS = [
  'availableShippingMethods',
  'shipping_address',
  'shippingMethod',
  'billing_address',
  'paymentMethod',
] as const;

/** What it keeps of a cart: its id, whose it is, a guest's that is still to be merged into it. */
export const CART_KEYS = [
  'cartId',
  'cart_owner',
  'unmerged_cart',
  'applied_coupon_code',
  'pending_coupon',
  'cart_seen',
] as const;

/** Of a visit: a session has ended in the middle, and what the customer's cart holds counts. */
export const RESUMES = 'session_resumes';

/** Of a visit: what a guest wished for who was asked to sign in. */
export const ASKED_WISHES = 'asked_wishes';

/** Of a visit: what the next page load has to say, because this one ends before it could. */
export const NOTICE = 'notice';
export type Notice = 'viewGone' | 'sessionEnded';
