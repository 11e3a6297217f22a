/**
 * The payment methods that the shop has a form for, by the platform's codes, and what each needs:
 * nothing, because payment is settled outside the shop or nothing is due; a form of the shop's own;
 * or the form of a provider, which the configuration's PAYMENT_PROVIDERS must name.
 */
const NEEDS = {
  banktransfer: 'nothing',
  cashondelivery: 'nothing',
  checkmo: 'nothing',
  free: 'nothing',
  purchaseorder: 'form',
  florapay_card: 'form',
  braintree: 'braintree',
} as const;

export type PaymentCode = keyof typeof NEEDS;
export type PaymentProvider = Exclude<(typeof NEEDS)[PaymentCode], 'nothing' | 'form'>;

/** Whether the shop has a form for the platform's payment method, or the method needs none. */
export const isPaymentCode = (code: string): code is PaymentCode => Object.hasOwn(NEEDS, code);

const needsOf = (code: string) => (isPaymentCode(code) ? NEEDS[code] : null);

/** Whether a payment method needs no form. */
export const needsNothing = (code: string): boolean => needsOf(code) === 'nothing';

/**
 * The provider that a method's form needs; null for a method without a provider or without a form.
 */
export function providerOf(code: string): PaymentProvider | null {
  const needs = needsOf(code);
  return needs === 'nothing' || needs === 'form' ? null : needs;
}
