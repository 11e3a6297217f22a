/** The steps before the receipt, in their order. */
export const STEPS = [
  'shippingAddress',
  'shippingMethod',
  'billingAddress',
  'paymentMethod',
  'review',
] as const;

export type Step = (typeof STEPS)[number];
