import { Trans } from '@lingui/react/macro';
import { ForgotPasswordForm } from '../../shop/account/ForgotPasswordForm.tsx';

/** Has a link sent without leaving the page. */
export function ForgotPasswordView() {
  return (
    <>
      <p>
        <Trans>We will email you a link to set a new password.</Trans>
      </p>
      <ForgotPasswordForm idPrefix="drawer-forgot" />
    </>
  );
}
