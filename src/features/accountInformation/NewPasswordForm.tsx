import { Trans, useLingui } from '@lingui/react/macro';
import { useAccountTask } from '../../actors/useAccountTask.ts';
import { newPasswordProblem, passwordProblem } from '../../lib/accountForm.ts';
import { AccountForm } from '../../shop/account/AccountForm.tsx';
import { useAccountForm } from '../../shop/account/useAccountForm.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useResetWhenDone } from './useResetWhenDone.ts';

/** Another password, by the present one. */
export function NewPasswordForm({ email }: { email: string }) {
  const { t } = useLingui();
  const last = useAccountTask('password');
  const typed = useAccountForm('account-password', {
    password: { label: t`Current Password`, problem: passwordProblem },
    newPassword: { label: t`New Password`, problem: newPasswordProblem },
  });
  useResetWhenDone(last.done, typed.reset);
  return (
    <AccountForm
      typed={typed}
      last={last}
      submit={<Trans>Change password</Trans>}
      onSubmit={() => last.ask({ kind: 'changePassword', ...typed.values })}
    >
      {/* For password managers, which keep the new password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...typed.field('password')} autoComplete="current-password" />
      <PasswordField
        {...typed.field('newPassword')}
        hint={t`At least 8 characters, with three of these: small letters, capitals, digits, other signs.`}
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
