/** The platform's codes of the payment methods that the shop has a form for. */
export const PAYMENT_CODES = [
  'banktransfer',
  'cashondelivery',
  'checkmo',
  'free',
  'purchaseorder',
  'florapay_card',
] as const;

export type PaymentCode = (typeof PAYMENT_CODES)[number];

export const isPaymentCode = (code: string): code is PaymentCode =>
  PAYMENT_CODES.some((known) => known === code);
