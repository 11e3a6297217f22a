import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionCommands } from '../../actors/useSession.ts';
import { useSessionTask } from '../../actors/useSessionTask.ts';
import { emailProblem, passwordProblem } from '../../lib/text/accountForm.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { useAccountForm } from './useAccountForm.ts';

/** The sign-in form. The session machine decides what follows a sign-in. */
export function SignInForm({ idPrefix }: { idPrefix: string }) {
  const { t } = useLingui();
  const { signIn } = useSessionCommands();
  const last = useSessionTask('signIn');
  const formState = useAccountForm(idPrefix, {
    email: { label: t`Email`, problem: emailProblem },
    password: { label: t`Password`, problem: passwordProblem },
  });

  const { failure } = last;
  const isUnconfirmed = failure?.reason === 'unconfirmed';
  const email = formState.values.email.trim();
  return (
    <>
      <AccountForm
        formState={formState}
        captcha="CUSTOMER_LOGIN"
        last={
          isUnconfirmed
            ? {
                ...last,
                failure: {
                  ...failure,
                  message: t`Please confirm your email address first: follow the link in our email.`,
                },
              }
            : last
        }
        submit={<Trans>Sign In</Trans>}
        onSubmit={() => signIn({ ...formState.values, email })}
      >
        <TextField
          {...formState.field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <PasswordField {...formState.field('password')} autoComplete="current-password" />
      </AccountForm>
      {isUnconfirmed && email && <ResendConfirmation email={email} />}
    </>
  );
}
