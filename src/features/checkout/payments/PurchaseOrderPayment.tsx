import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useFormDraft } from '../../../actors/useFormDraft.ts';
import { PAYMENT_DRAFTS } from '../../../lib/money/paymentDrafts.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { StepForm } from '../steps/StepForm.tsx';
import type { PaymentFormProps } from './registry.ts';

/** Payment by a company's purchase order number. */
export function PurchaseOrderPayment({ method: { code, title }, onPay }: PaymentFormProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useFormDraft<string>(PAYMENT_DRAFTS.purchaseOrder, '');
  const [isMissing, setIsMissing] = useState(false);

  function submit() {
    const poNumber = number.trim();
    setIsMissing(!poNumber);
    if (!poNumber) field.current?.focus();
    else onPay({ code, title: `${title} ${poNumber}`, data: { poNumber } });
  }

  return (
    <StepForm step="paymentMethod" onSubmit={submit}>
      <TextField
        ref={field}
        id="purchase-order"
        label={t`Purchase order number`}
        autoComplete="off"
        value={number}
        onChange={(text) => {
          setNumber(text);
          setIsMissing(false);
        }}
        error={isMissing ? t`Is required.` : undefined}
      />
      <p className="caption">
        <Trans>Nothing is charged now. The confirmation says how and where to pay.</Trans>
      </p>
    </StepForm>
  );
}
