import { Trans, useLingui } from '@lingui/react/macro';
import { useShopper } from '../../../actors/useShopper.ts';
import { AccountPage } from '../../../shop/account/AccountPage.tsx';
import anemone from '../../../shop/account/anemone.webp';
import { ForgotPasswordForm } from '../../../shop/account/ForgotPasswordForm.tsx';
import { SignedInNote } from '../../../shop/account/SignedInNote.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** /forgot-password. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const { isSignedIn } = useShopper();
  if (isSignedIn) return <SignedInNote />;
  return (
    <AccountPage
      title={t`Forgot Password`}
      lead={<Trans>We will email you a link to set a new password.</Trans>}
      picture={anemone}
      alternatives={
        <p>
          <TextLink href="/signin">
            <Trans>Back to Sign In</Trans>
          </TextLink>
        </p>
      }
    >
      <ForgotPasswordForm idPrefix="forgot" />
    </AccountPage>
  );
}
