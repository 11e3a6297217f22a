import type { ComponentType } from 'react';
import type { Payment } from '../../../../machines/checkout/context.ts';
import type { PaymentMethod } from '../../../../machines/domain.ts';
import { isPaymentCode, type PaymentCode, providerOf } from '../../../lib/money/paymentCodes.ts';
import { type OnDemandProps, onDemand } from '../../../ui/onDemand.tsx';

export interface PaymentFormProps {
  method: PaymentMethod;
  /** Submits the payment to the platform. It never contains a card number. */
  onPay: (payment: Payment) => void;
}

type PaymentForm = ComponentType<PaymentFormProps & OnDemandProps>;

const offline = onDemand(() => import('./OfflinePayment.tsx').then((code) => code.OfflinePayment));

/**
 * The payment forms by the platform's method code, loaded lazily. README.md says how to add a
 * provider.
 */
const FORMS = {
  banktransfer: offline,
  cashondelivery: offline,
  checkmo: offline,
  free: offline,
  purchaseorder: onDemand(() =>
    import('./PurchaseOrderPayment.tsx').then((code) => code.PurchaseOrderPayment),
  ),
  florapay_card: onDemand(() => import('./CardPayment.tsx').then((code) => code.CardPayment)),
  braintree: onDemand(() =>
    import('./braintree/BraintreePayment.tsx').then((code) => code.BraintreePayment),
  ),
} satisfies Record<PaymentCode, PaymentForm>;

/** The form of a payment method; undefined if the shop has none or its provider is disabled. */
export function paymentFormOf(code: string, providers: readonly string[]): PaymentForm | undefined {
  const provider = providerOf(code);
  const isOn = provider === null || providers.includes(provider);
  return isPaymentCode(code) && isOn ? FORMS[code] : undefined;
}
