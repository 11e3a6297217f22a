/** What browser storage keeps of a checkout (spec §9). */
export const SAVED_KEYS = [
  'availableShippingMethods',
  'shipping_address',
  'shippingMethod',
  'billing_address',
  'paymentMethod',
] as const;
