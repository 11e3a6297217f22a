import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import form from '../../../ui/Form.module.css';
import { TextField } from '../../../ui/TextField.tsx';
import { StepForm } from '../steps/StepForm.tsx';
import { CARD_FIELDS, type CardField } from './cardProblems.ts';
import type { PaymentFormProps } from './registry.ts';
import { useCard } from './useCard.ts';

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** A card, exchanged for a nonce: the number goes to the processor, never to this shop's server. */
export function CardPayment({ method, onPay }: PaymentFormProps) {
  const { t } = useLingui();
  const { card, problems, attempt, isUnreachable, isWorking, type, submit } = useCard(
    ({ nonce, last4, brand }) => {
      const summary = `${BRANDS[brand] ?? method.title} •••• ${last4}`;
      onPay({ code: method.code, title: summary, data: { nonce, summary } });
    },
  );
  const labels: Record<CardField, string> = {
    number: t`Card number`,
    expiry: t`Expiry date`,
    cvc: t`Security code`,
  };
  const malformed: Record<CardField, string> = {
    number: t`Please check the card number.`,
    expiry: t`Please enter a month and year to come, like 09/28.`,
    cvc: t`Please enter the three or four digits from the card.`,
  };
  const wordsOf = (field: CardField) =>
    problems[field] === 'required' ? t`Is required.` : malformed[field];
  const field = (name: CardField, autoComplete: string) => ({
    id: `card-${name}`,
    label: labels[name],
    autoComplete,
    value: card[name],
    onChange: (text: string) => type(name, text),
    error: problems[name] && wordsOf(name),
  });
  const unreachable = isUnreachable
    ? t`Your card could not be checked. Nothing was charged; please try again.`
    : null;

  return (
    <StepForm step="paymentMethod" onSubmit={submit} isWorking={isWorking}>
      <div className={form.form}>
        <ErrorSummary
          attempt={attempt}
          message={unreachable}
          problems={CARD_FIELDS.filter((name) => problems[name]).map((name) => ({
            id: `card-${name}`,
            label: labels[name],
            message: wordsOf(name),
          }))}
        />
        <TextField {...field('number', 'cc-number')} inputMode="numeric" />
        <TextField
          {...field('expiry', 'cc-exp')}
          className={form.half}
          hint={t`Month and year`}
          inputMode="numeric"
        />
        <TextField
          {...field('cvc', 'cc-csc')}
          className={form.half}
          inputMode="numeric"
          hint={t`On the back of most cards`}
        />
      </div>
    </StepForm>
  );
}
