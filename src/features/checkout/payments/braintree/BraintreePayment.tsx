import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../../../../shop/Alert.tsx';
import { classNames } from '../../../../ui/classNames.ts';
import { Field } from '../../../../ui/Field.tsx';
import form from '../../../../ui/Form.module.css';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { TextButton } from '../../../../ui/TextButton.tsx';
import { StepForm } from '../../steps/StepForm.tsx';
import type { PaymentFormProps } from '../registry.ts';
import type { CardProblem } from '../useCardExchange.ts';
import { useCardWords } from '../useCardWords.ts';
import styles from './BraintreePayment.module.css';
import { CARD_FIELDS, type CardField } from './hostedFields.ts';
import { useHostedFields } from './useHostedFields.ts';

/**
 * A card form in Braintree's iframes: the card number reaches neither this page's code nor the
 * shop's server.
 */
export function BraintreePayment(payment: PaymentFormProps) {
  const { t } = useLingui();
  const { number, expiry, code, required, unreachable } = useCardWords();
  const words: Record<CardField, typeof number> = { number, expirationDate: expiry, cvv: code };
  const titles: Record<CardField, string> = {
    number: number.label,
    expirationDate: expiry.label,
    cvv: code.label,
  };
  const wordsOf = (problem: CardProblem, field: CardField) =>
    problem === 'required' ? required : words[field].malformed;
  const { state, isWorking, problems, isUnreachable, submit, retry, place } = useHostedFields({
    titles,
    wordsOf,
    payment,
  });

  if (state === 'failed') {
    return (
      <Alert
        action={
          <TextButton onClick={retry}>
            <Trans>Try again</Trans>
          </TextButton>
        }
      >
        <Trans>The card form could not be loaded. Please try again, or pay another way.</Trans>
      </Alert>
    );
  }
  return (
    <StepForm step="paymentMethod" onSubmit={submit} isWorking={isWorking || state === 'opening'}>
      {state === 'opening' && <Spinner isSmall label={t`Fetching Data...`} />}
      {isUnreachable && <Alert>{unreachable}</Alert>}
      <div className={form.form}>
        {CARD_FIELDS.map((field) => {
          const problem = problems[field];
          return (
            <Field
              key={field}
              id={`braintree-${field}`}
              label={titles[field]}
              error={problem && wordsOf(problem, field)}
              className={field === 'number' ? undefined : form.half}
            >
              <div
                ref={place(field)}
                id={`braintree-${field}`}
                className={classNames(styles.frame, problem && styles.wrong)}
              />
            </Field>
          );
        })}
      </div>
    </StepForm>
  );
}
