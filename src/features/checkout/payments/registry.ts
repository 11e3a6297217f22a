import { type ComponentType, lazy } from 'react';
import type { Payment } from '../../../../machines/checkout/setup.ts';
import type { PaymentMethod } from '../../../../machines/domain.ts';
import { isPaymentCode, type PaymentCode } from '../../../lib/money/paymentCodes.ts';

export interface PaymentFormProps {
  method: PaymentMethod;
  /** What the platform is to be told: never a card number. */
  onPay: (payment: Payment) => void;
}

const offline = lazy(async () => ({
  default: (await import('./OfflinePayment.tsx')).OfflinePayment,
}));

/** Forms by the platform's method code, loaded on demand. Another gateway is one more entry. */
const FORMS = {
  banktransfer: offline,
  cashondelivery: offline,
  checkmo: offline,
  free: offline,
  purchaseorder: lazy(async () => ({
    default: (await import('./PurchaseOrderPayment.tsx')).PurchaseOrderPayment,
  })),
  florapay_card: lazy(async () => ({ default: (await import('./CardPayment.tsx')).CardPayment })),
} satisfies Record<PaymentCode, ComponentType<PaymentFormProps>>;

/** The form for a method, or undefined where this shop has none. */
export const paymentFormOf = (code: string): ComponentType<PaymentFormProps> | undefined =>
  isPaymentCode(code) ? FORMS[code] : undefined;
