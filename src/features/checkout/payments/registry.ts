import { type ComponentType, lazy } from 'react';
import type { Payment } from '../../../../machines/checkout/context.ts';
import type { PaymentMethod } from '../../../../machines/domain.ts';
import { isPaymentCode, type PaymentCode, providerOf } from '../../../lib/money/paymentCodes.ts';

export interface PaymentFormProps {
  method: PaymentMethod;
  /** Submits the payment to the platform. It never contains a card number. */
  onPay: (payment: Payment) => void;
}

const offline = lazy(async () => ({
  default: (await import('./OfflinePayment.tsx')).OfflinePayment,
}));

/**
 * The payment forms by the platform's method code, loaded lazily. README.md says how to add a
 * provider.
 */
const FORMS = {
  banktransfer: offline,
  cashondelivery: offline,
  checkmo: offline,
  free: offline,
  purchaseorder: lazy(async () => ({
    default: (await import('./PurchaseOrderPayment.tsx')).PurchaseOrderPayment,
  })),
  florapay_card: lazy(async () => ({ default: (await import('./CardPayment.tsx')).CardPayment })),
  braintree: lazy(async () => ({
    default: (await import('./braintree/BraintreePayment.tsx')).BraintreePayment,
  })),
} satisfies Record<PaymentCode, ComponentType<PaymentFormProps>>;

/** The form of a payment method; undefined if the shop has none or its provider is disabled. */
export function paymentFormOf(
  code: string,
  providers: readonly string[],
): ComponentType<PaymentFormProps> | undefined {
  const provider = providerOf(code);
  const isOn = provider === null || providers.includes(provider);
  return isPaymentCode(code) && isOn ? FORMS[code] : undefined;
}
