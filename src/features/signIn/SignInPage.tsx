import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../actors/useSession.ts';
import { AccountPage } from '../../shop/account/AccountPage.tsx';
import { SignedInNote } from '../../shop/account/SignedInNote.tsx';
import { SignInForm } from '../../shop/account/SignInForm.tsx';
import { Ways } from '../../shop/account/Ways.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** /signin (spec section 2). Who is signed in goes on from here. */
export function SignInPage() {
  const { t } = useLingui();
  const { isSignedIn } = useSession();
  if (isSignedIn) return <SignedInNote />;
  return (
    <AccountPage title={t`Sign In`} lead={<Trans>Your cart comes along.</Trans>}>
      <SignInForm
        idPrefix="signin"
        ways={
          <Ways>
            <TextLink href="/forgot-password">
              <Trans>Forgot Password?</Trans>
            </TextLink>
            <TextLink href="/signup">
              <Trans>Create an Account</Trans>
            </TextLink>
          </Ways>
        }
      />
    </AccountPage>
  );
}
