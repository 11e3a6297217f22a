import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'wouter';
import { AccountPage } from '../../shop/account/AccountPage.tsx';
import { ResetPasswordForm } from '../../shop/account/ResetPasswordForm.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** /customer/account/createPassword: where the link of a mail leads (spec section 2). */
export function ResetPasswordPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const token = query.get('token');
  if (!token) {
    return (
      <AccountPage
        title={t`Reset Password`}
        lead={<Trans>This link is not complete. Please ask for another one.</Trans>}
      >
        <LinkButton href="/forgot-password" priority="high" isLarge isWide>
          <Trans>Send reset link</Trans>
        </LinkButton>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t`Reset Password`}>
      <ResetPasswordForm token={token} email={query.get('email')} />
    </AccountPage>
  );
}
