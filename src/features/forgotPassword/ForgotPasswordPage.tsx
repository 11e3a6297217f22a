import { Trans, useLingui } from '@lingui/react/macro';
import { AccountPage } from '../../shop/account/AccountPage.tsx';
import { ForgotPasswordForm } from '../../shop/account/ForgotPasswordForm.tsx';
import { Ways } from '../../shop/account/Ways.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** /forgot-password (spec section 2). */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Forgot Password`}>
      <ForgotPasswordForm idPrefix="forgot" />
      <Ways>
        <TextLink href="/signin">
          <Trans>Back to Sign In</Trans>
        </TextLink>
      </Ways>
    </AccountPage>
  );
}
