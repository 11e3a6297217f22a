import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionCommands } from '../../actors/useSession.ts';
import { useSessionTask } from '../../actors/useSessionTask.ts';
import { emailProblem } from '../../lib/text/accountForm.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { FormSuccess } from './FormSuccess.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useNewPassword } from './useNewPassword.ts';

interface ResetPasswordFormProps {
  /** The token of the link in the email. */
  token: string;
  /** The email address, if the link contains it. */
  email: string | null;
}

/** The form that sets a new password with the token of a link. */
export function ResetPasswordForm({ token, email: linkEmail }: ResetPasswordFormProps) {
  const { t } = useLingui();
  const { resetPassword } = useSessionCommands();
  const last = useSessionTask('resetPassword');
  const { hint, rule } = useNewPassword();
  const formState = useAccountForm(
    'reset',
    {
      email: { label: t`Email`, problem: linkEmail ? () => null : emailProblem },
      newPassword: { label: t`New Password`, ...rule },
    },
    { email: linkEmail ?? '' },
  );

  if (last.isDone) {
    return (
      <FormSuccess href="/signin" action={<Trans>Sign In</Trans>}>
        <Trans>Your new password is set.</Trans>
      </FormSuccess>
    );
  }
  return (
    <AccountForm
      formState={formState}
      captcha="CUSTOMER_FORGOT_PASSWORD"
      last={last}
      submit={<Trans>Save</Trans>}
      onSubmit={() => {
        const { email, newPassword } = formState.values;
        resetPassword({ email: email.trim(), token, newPassword });
      }}
    >
      {linkEmail ? (
        // Password managers save the new password under this name.
        <input type="email" autoComplete="username" value={linkEmail} readOnly hidden />
      ) : (
        <TextField
          {...formState.field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
      )}
      <PasswordField {...formState.field('newPassword')} hint={hint} autoComplete="new-password" />
    </AccountForm>
  );
}
