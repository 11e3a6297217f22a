import { Trans, useLingui } from '@lingui/react/macro';
import { useShopper } from '../../../actors/useShopper.ts';
import { AccountPage } from '../../../shop/account/AccountPage.tsx';
import dome from '../../../shop/account/dome.webp';
import { SignedInNote } from '../../../shop/account/SignedInNote.tsx';
import { SignInForm } from '../../../shop/account/SignInForm.tsx';
import { useItemCount } from '../../../shop/useItemCount.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** /signin. A signed-in shopper sees a note with a link to continue instead of the form. */
export function SignInPage() {
  const { t } = useLingui();
  const { isSignedIn } = useShopper();
  const itemCount = useItemCount();
  if (isSignedIn) return <SignedInNote />;
  return (
    <AccountPage
      title={t`Sign In`}
      // The count comes late: an empty line keeps its place.
      lead={itemCount > 0 ? <Trans>Your cart is kept.</Trans> : '\u00a0'}
      picture={dome}
      alternatives={
        <>
          <p>
            <Trans>New here? An account keeps your orders and your addresses.</Trans>
          </p>
          <LinkButton href="/signup" isWide>
            <Trans>Create an Account</Trans>
          </LinkButton>
        </>
      }
    >
      <SignInForm idPrefix="signin" />
      <p>
        <TextLink href="/forgot-password" isQuiet>
          <Trans>Forgot Password?</Trans>
        </TextLink>
      </p>
    </AccountPage>
  );
}
