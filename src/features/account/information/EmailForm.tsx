import { Trans, useLingui } from '@lingui/react/macro';
import { useAccountTask } from '../../../actors/useAccountTask.ts';
import { emailProblem, passwordProblem } from '../../../lib/text/accountForm.ts';
import { AccountForm } from '../../../shop/account/AccountForm.tsx';
import { useAccountForm } from '../../../shop/account/useAccountForm.ts';
import { useWhenDone } from '../../../shop/useWhenDone.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';

/** Changes the customer's email address; the platform requires the password. */
export function EmailForm({ email }: { email: string }) {
  const { t } = useLingui();
  const last = useAccountTask('email');
  const formState = useAccountForm(
    'account-email',
    {
      email: { label: t`Email`, problem: emailProblem },
      password: { label: t`Password`, problem: passwordProblem, isSecret: true },
    },
    { email },
    { isPersisted: true },
  );
  useWhenDone(last.done, () => formState.settle({ isSaved: true }));
  return (
    <AccountForm
      formState={formState}
      captcha="CUSTOMER_EDIT"
      last={last}
      submit={<Trans>Save email</Trans>}
      onSubmit={() => {
        const { email: next, password } = formState.values;
        last.submit({ kind: 'changeEmail', email: next.trim(), password });
      }}
    >
      <TextField
        {...formState.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <PasswordField {...formState.field('password')} autoComplete="current-password" />
    </AccountForm>
  );
}
