import type { FormEvent, ReactNode } from 'react';
import type { Failure } from '../../../machines/failure.ts';
import type { useSessionTask } from '../../actors/useSessionTask.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import form from '../../ui/Form.module.css';
import { AlertOffline } from '../AlertOffline.tsx';
import type { CaptchaForm } from '../captchaQuery.ts';
import { useUnreachableText } from '../useUnreachableText.ts';
import { WithoutCaptcha } from '../WithoutCaptcha.tsx';
import styles from './AccountForm.module.css';
import type { useAccountForm } from './useAccountForm.ts';

interface AccountFormProps {
  /** The form's id, for a submit button outside it. */
  id?: string;
  /** The form's values, problems and number of refused submits. */
  formState: Pick<ReturnType<typeof useAccountForm>, 'problems' | 'attempt' | 'check'>;
  /** The outcome of the last submission. */
  last: Pick<ReturnType<typeof useSessionTask>, 'isBusy' | 'failure' | 'clear'>;
  /** The label of the submit button; none if the button is outside the form. */
  submit?: ReactNode;
  onSubmit: () => void;
  /** Shown when the platform does not answer what was sent; by default a request to try again. */
  unanswered?: string;
  /** The form's name in the platform's reCAPTCHA settings, if they can protect it. */
  captcha?: CaptchaForm;
  children: ReactNode;
}

/**
 * A form of the account: the error summary, the fields and the submit button. A failed submission
 * keeps the typed values.
 */
export function AccountForm({
  id,
  formState,
  last,
  submit,
  onSubmit,
  unanswered,
  captcha,
  children,
}: AccountFormProps) {
  const { isBusy, failure, clear } = last;
  const unreachableText = useUnreachableText();
  const mayHaveArrived = unanswered !== undefined && failure?.reason !== 'absent';
  const textOf = (failed: Failure): string => {
    if (failed.reason === 'unreachable' && mayHaveArrived) return unanswered;
    const isUnanswered = failed.reason === 'unreachable' || failed.reason === 'absent';
    return isUnanswered ? unreachableText(failed) : failed.message;
  };
  const message = failure && textOf(failure);
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (formState.check()) onSubmit();
    else clear();
  };
  const content = (
    // Without scripts a browser would send the fields, and so a password, in the address.
    <form id={id} className={styles.form} method="post" noValidate onSubmit={onFormSubmit}>
      <ErrorSummary problems={formState.problems} message={message} attempt={formState.attempt} />
      <div className={form.form}>{children}</div>
      {submit && (
        <>
          <Button type="submit" priority="high" isLarge isWide isBusy={isBusy}>
            {submit}
          </Button>
          <AlertOffline failure={mayHaveArrived ? null : failure} />
        </>
      )}
    </form>
  );
  return captcha ? <WithoutCaptcha form={captcha}>{content}</WithoutCaptcha> : content;
}
