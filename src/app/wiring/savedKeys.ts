/** What browser storage keeps of a checkout (spec §9). */
export const SAVED_KEYS = [
  'availableShippingMethods',
  'shipping_address',
  'shippingMethod',
  'billing_address',
  'paymentMethod',
] as const;

/** What it keeps of a cart: its id, whose it is, what of a guest's or of a line is still to be done. */
export const CART_KEYS = [
  'cartId',
  'cart_owner',
  'unmerged_cart',
  'cart_line',
  'applied_coupon_code',
] as const;
