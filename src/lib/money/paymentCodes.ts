/**
 * The platform's codes of the payment methods that the shop has a form for, each with the provider
 * that PAYMENT_PROVIDERS has to name before the form is offered; null where nobody has to be asked.
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

/** The provider whose form a method needs; null for a method that needs none, or has no form. */
export const providerOf = (code: string): PaymentProvider | null =>
  isPaymentCode(code) ? PROVIDERS[code] : null;
