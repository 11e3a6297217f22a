import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionCommands } from '../../actors/useSession.ts';
import { useSessionTask } from '../../actors/useSessionTask.ts';
import { emailProblem } from '../../lib/text/accountForm.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { FormSuccess } from './FormSuccess.tsx';
import { useAccountForm } from './useAccountForm.ts';

/**
 * Requests a password reset link. The response does not reveal whether the address has an account.
 */
export function ForgotPasswordForm({ idPrefix }: { idPrefix: string }) {
  const { t } = useLingui();
  const { requestReset } = useSessionCommands();
  const last = useSessionTask('requestReset');
  const formState = useAccountForm(idPrefix, { email: { label: t`Email`, problem: emailProblem } });

  if (last.isDone) {
    const { email } = last;
    return (
      <>
        <FormSuccess>
          <Trans>
            If there is an account for {email}, a link to set a new password is on its way.
          </Trans>
        </FormSuccess>
        <p>
          <Trans>No email yet? </Trans>
          <TextButton onClick={last.clear}>
            <Trans>Try another address</Trans>
          </TextButton>
        </p>
      </>
    );
  }
  return (
    <AccountForm
      formState={formState}
      captcha="CUSTOMER_FORGOT_PASSWORD"
      last={last}
      submit={<Trans>Send reset link</Trans>}
      onSubmit={() => requestReset(formState.values.email.trim())}
    >
      <TextField
        {...formState.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
    </AccountForm>
  );
}
