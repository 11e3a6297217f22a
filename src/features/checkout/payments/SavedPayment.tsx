import { Trans } from '@lingui/react/macro';
import type { Payment } from '../../../../machines/checkout/context.ts';
import { StepForm } from '../steps/StepForm.tsx';

interface SavedPaymentProps {
  payment: Payment;
  onPay: (payment: Payment) => void;
}

/** What is in the customer's vault needs nothing more. */
export function SavedPayment({ payment, onPay }: SavedPaymentProps) {
  return (
    <StepForm step="paymentMethod" onSubmit={() => onPay(payment)}>
      <p className="caption">
        <Trans>It is charged when you place the order.</Trans>
      </p>
    </StepForm>
  );
}
