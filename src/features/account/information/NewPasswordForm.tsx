import { Trans, useLingui } from '@lingui/react/macro';
import { useAccountTask } from '../../../actors/useAccountTask.ts';
import { passwordProblem } from '../../../lib/text/accountForm.ts';
import { AccountForm } from '../../../shop/account/AccountForm.tsx';
import { useAccountForm } from '../../../shop/account/useAccountForm.ts';
import { useNewPassword } from '../../../shop/account/useNewPassword.ts';
import { useWhenDone } from '../../../shop/useWhenDone.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';

/** Changes the password; the platform requires the present one. */
export function NewPasswordForm({ email }: { email: string }) {
  const { t } = useLingui();
  const last = useAccountTask('password');
  const { hint, rule } = useNewPassword();
  const formState = useAccountForm('account-password', {
    password: { label: t`Current Password`, problem: passwordProblem },
    newPassword: { label: t`New Password`, ...rule },
  });
  useWhenDone(last.done, () => formState.settle());
  return (
    <AccountForm
      formState={formState}
      captcha="CUSTOMER_EDIT"
      last={last}
      submit={<Trans>Change password</Trans>}
      onSubmit={() => last.submit({ kind: 'changePassword', ...formState.values })}
    >
      {/* Password managers save the new password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...formState.field('password')} autoComplete="current-password" />
      <PasswordField {...formState.field('newPassword')} hint={hint} autoComplete="new-password" />
    </AccountForm>
  );
}
