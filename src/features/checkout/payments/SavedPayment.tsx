import { Trans } from '@lingui/react/macro';
import type { Payment } from '../../../../machines/checkout/context.ts';
import { StepForm } from '../steps/StepForm.tsx';

interface SavedPaymentProps {
  payment: Payment;
  onPay: (payment: Payment) => void;
}

/** Payment with a method from the customer's vault, which needs no form. */
export function SavedPayment({ payment, onPay }: SavedPaymentProps) {
  return (
    <StepForm step="paymentMethod" onSubmit={() => onPay(payment)}>
      <p className="caption">
        <Trans>You are charged when you place the order.</Trans>
      </p>
    </StepForm>
  );
}
