import { Trans } from '@lingui/react/macro';
import { FREE_METHOD } from '../../../../machines/checkout/context.ts';
import { StepForm } from '../steps/StepForm.tsx';
import type { PaymentFormProps } from './registry.ts';

/** A payment method without a form: it is settled outside the shop, or there is nothing to pay. */
export function OfflinePayment({ method: { code, title, check }, onPay }: PaymentFormProps) {
  const { payableTo, sendTo } = check ?? {};
  return (
    <StepForm step="paymentMethod" onSubmit={() => onPay({ code, title, data: {} })}>
      <p className="caption">
        {code === FREE_METHOD ? (
          <Trans>There is nothing to pay.</Trans>
        ) : (
          <Trans>Nothing is charged now. The confirmation says how and where to pay.</Trans>
        )}
      </p>
      {payableTo && (
        <p>
          <Trans>Make the check payable to: {payableTo}</Trans>
        </p>
      )}
      {sendTo && (
        <p style={{ whiteSpace: 'pre-line' }}>
          <Trans>Send the check to:</Trans>
          {`\n${sendTo}`}
        </p>
      )}
    </StepForm>
  );
}
