import { Trans, useLingui } from '@lingui/react/macro';
import { useShopper } from '../../../actors/useShopper.ts';
import { AccountPage } from '../../../shop/account/AccountPage.tsx';
import anemone from '../../../shop/account/anemone.webp';
import { ResetPasswordForm } from '../../../shop/account/ResetPasswordForm.tsx';
import { SignedInNote } from '../../../shop/account/SignedInNote.tsx';
import { useReadParameters } from '../../../shop/useReadParameters.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** /customer/account/createPassword: the target of the link in a password reset email. */
export function ResetPasswordPage() {
  const { t } = useLingui();
  const { isSignedIn } = useShopper();
  const query = useReadParameters(['token', 'email']);
  const token = query.get('token');
  if (isSignedIn) return <SignedInNote />;
  if (!token) {
    return (
      <AccountPage
        title={t`Reset Password`}
        lead={<Trans>This link is not complete. Please request a new link.</Trans>}
        picture={anemone}
      >
        <LinkButton href="/forgot-password" priority="high" isLarge isWide>
          <Trans>Request a new link</Trans>
        </LinkButton>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={t`Reset Password`}
      picture={anemone}
      alternatives={
        <p>
          <Trans>Does the link no longer work? </Trans>
          <TextLink href="/forgot-password">
            <Trans>Request a new link</Trans>
          </TextLink>
        </p>
      }
    >
      <ResetPasswordForm token={token} email={query.get('email')} />
    </AccountPage>
  );
}
