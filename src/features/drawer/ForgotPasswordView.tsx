import { Trans } from '@lingui/react/macro';
import { ForgotPasswordForm } from '../../shop/account/ForgotPasswordForm.tsx';

/** Has a link sent without leaving the page. */
export function ForgotPasswordView() {
  return (
    <>
      <p>
        <Trans>We send you a link by which you can set a new one.</Trans>
      </p>
      <ForgotPasswordForm idPrefix="drawer-forgot" />
    </>
  );
}
