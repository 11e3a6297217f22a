import { Trans } from '@lingui/react/macro';
import { ForgotPasswordForm } from '../../shop/account/ForgotPasswordForm.tsx';

/** The form that requests a password reset link, in the drawer. */
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
