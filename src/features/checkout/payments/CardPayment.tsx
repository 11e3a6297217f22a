import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import form from '../../../ui/Form.module.css';
import { TextField } from '../../../ui/TextField.tsx';
import { StepForm } from '../steps/StepForm.tsx';
import { CARD_FIELDS, type CardField } from './cardProblems.ts';
import type { PaymentFormProps } from './registry.ts';
import { useCard } from './useCard.ts';
import { useCardWords } from './useCardWords.ts';

/**
 * A card form. It exchanges the card for a nonce at the processor; the number never reaches this
 * shop's server.
 */
export function CardPayment(payment: PaymentFormProps) {
  const { t } = useLingui();
  const { card, problems, attempt, isUnreachable, isWorking, type, submit } = useCard(payment);
  const { number, expiry, code, required, unreachable } = useCardWords();
  const words: Record<CardField, typeof number> = { number, expiry, cvc: code };
  const wordsOf = (field: CardField) =>
    problems[field] === 'required' ? required : words[field].malformed;
  const field = (name: CardField, autoComplete: string) => ({
    id: `card-${name}`,
    label: words[name].label,
    autoComplete,
    value: card[name],
    onChange: (text: string) => type(name, text),
    error: problems[name] && wordsOf(name),
  });

  return (
    <StepForm step="paymentMethod" onSubmit={submit} isWorking={isWorking}>
      <div className={form.form}>
        <ErrorSummary
          attempt={attempt}
          message={isUnreachable ? unreachable : null}
          problems={CARD_FIELDS.filter((name) => problems[name]).map((name) => ({
            id: `card-${name}`,
            label: words[name].label,
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
