import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSession } from '../../actors/useSession.ts';
import { emailProblem, newPasswordProblem } from '../../lib/accountForm.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Alert } from '../Alert.tsx';
import { AccountForm } from './AccountForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAccountForm } from './useAccountForm.ts';

interface ResetPasswordFormProps {
  /** From the link that was sent. */
  token: string;
  /** Where the link carries it. */
  email: string | null;
}

/** A new password, by the token of a link (readings, "not shown" 4). */
export function ResetPasswordForm({ token, email: known }: ResetPasswordFormProps) {
  const { t } = useLingui();
  const { task, failures, done, resetPassword, clear } = useSession();
  const typed = useAccountForm(
    'reset',
    {
      email: { label: t`Email`, problem: emailProblem },
      newPassword: { label: t`New Password`, problem: newPasswordProblem },
    },
    known === null ? {} : { email: known },
  );
  useEffect(() => {
    clear('resetPassword');
  }, []);

  if (done.resetPassword) {
    return (
      <Alert
        kind="info"
        focusOn="set"
        action={
          <LinkButton href="/signin" priority="high">
            <Trans>Sign In</Trans>
          </LinkButton>
        }
      >
        <Trans>Your new password is set.</Trans>
      </Alert>
    );
  }
  return (
    <AccountForm
      typed={typed}
      failure={failures.resetPassword}
      isBusy={task === 'resetPassword'}
      submit={<Trans>Save</Trans>}
      onSubmit={() => {
        const { email, newPassword } = typed.values;
        resetPassword({ email: email.trim(), token, newPassword });
      }}
    >
      {known === null && (
        <TextField
          {...typed.field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
      )}
      <PasswordField
        {...typed.field('newPassword')}
        hint={t`At least 8 characters, of three kinds: lower case, upper case, digits, signs.`}
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
