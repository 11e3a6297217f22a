import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useSession } from '../../actors/useSession.ts';
import { emailProblem, textProblem } from '../../lib/accountForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAccountForm } from './useAccountForm.ts';

interface SignInFormProps {
  /** Begins every id: the drawer may show the form beside the page. */
  idPrefix: string;
  /** Ways to the other forms. */
  ways: ReactNode;
}

/** Email and password. What follows a sign-in is the session's business. */
export function SignInForm({ idPrefix, ways }: SignInFormProps) {
  const { t } = useLingui();
  const { task, failures, signIn, clear } = useSession();
  const typed = useAccountForm(idPrefix, {
    email: { label: t`Email`, problem: emailProblem },
    password: { label: t`Password`, problem: textProblem },
  });
  useEffect(() => {
    clear('signIn');
  }, []);

  return (
    <AccountForm
      typed={typed}
      failure={failures.signIn}
      isBusy={task === 'signIn'}
      submit={<Trans>Sign In</Trans>}
      onSubmit={() => signIn({ ...typed.values, email: typed.values.email.trim() })}
    >
      <TextField {...typed.field('email')} type="email" inputMode="email" autoComplete="username" />
      <PasswordField {...typed.field('password')} autoComplete="current-password" />
      {ways}
    </AccountForm>
  );
}
