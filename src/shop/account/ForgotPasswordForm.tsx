import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSession } from '../../actors/useSession.ts';
import { emailProblem } from '../../lib/accountForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { Alert } from '../Alert.tsx';
import { AccountForm } from './AccountForm.tsx';
import { useAccountForm } from './useAccountForm.ts';

/** Has a link sent. The answer is the same whether or not the address is known here. */
export function ForgotPasswordForm({ idPrefix }: { idPrefix: string }) {
  const { t } = useLingui();
  const { task, failures, done, requestReset, clear } = useSession();
  const typed = useAccountForm(idPrefix, { email: { label: t`Email`, problem: emailProblem } });
  const { email } = typed.values;
  useEffect(() => {
    clear('requestReset');
  }, []);

  if (done.requestReset) {
    return (
      <Alert kind="info" focusOn="sent">
        <Trans>
          If there is an account for {email}, a link to set a new password is on its way. It is good
          for a day.
        </Trans>
      </Alert>
    );
  }
  return (
    <AccountForm
      typed={typed}
      failure={failures.requestReset}
      isBusy={task === 'requestReset'}
      submit={<Trans>Send reset link</Trans>}
      onSubmit={() => requestReset(email.trim())}
    >
      <TextField
        {...typed.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        hint={t`We send a link to set a new password.`}
      />
    </AccountForm>
  );
}
