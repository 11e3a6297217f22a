/**
 * The platform's codes of the payment methods that the shop has a form for. Each maps to the
 * provider that the configuration's PAYMENT_PROVIDERS must name before the shop offers the form;
 * null where the method needs no provider.
 */
const PROVIDERS = {
  banktransfer: null,
  cashondelivery: null,
  checkmo: null,
  free: null,
  purchaseorder: null,
  florapay_card: null,
  braintree: 'braintree',
} as const;

export type PaymentCode = keyof typeof PROVIDERS;
export type PaymentProvider = NonNullable<(typeof PROVIDERS)[PaymentCode]>;

export const isPaymentCode = (code: string): code is PaymentCode => Object.hasOwn(PROVIDERS, code);

/**
 * The provider that a method's form needs; null for a method without a provider or without a form.
 */
export const providerOf = (code: string): PaymentProvider | null =>
  isPaymentCode(code) ? PROVIDERS[code] : null;
