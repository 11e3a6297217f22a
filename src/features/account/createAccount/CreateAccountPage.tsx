import { Trans, useLingui } from '@lingui/react/macro';
import { useShopper } from '../../../actors/useShopper.ts';
import { AccountPage } from '../../../shop/account/AccountPage.tsx';
import { CreateAccountForm } from '../../../shop/account/CreateAccountForm.tsx';
import peony from '../../../shop/account/peony.webp';
import { SignedInNote } from '../../../shop/account/SignedInNote.tsx';
import { useReadParameters } from '../../../shop/useReadParameters.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/**
 * /signup. The link on a guest's receipt adds email, firstName and lastName to prefill the form.
 */
export function CreateAccountPage() {
  const { t } = useLingui();
  const { isSignedIn } = useShopper();
  const query = useReadParameters(['email', 'firstName', 'lastName']);
  if (isSignedIn) return <SignedInNote />;
  return (
    <AccountPage
      title={t`Create Account`}
      lead={<Trans>It keeps your orders and your addresses for next time.</Trans>}
      picture={peony}
      alternatives={
        <p>
          <Trans>Already have an account? </Trans>
          <TextLink href="/signin">
            <Trans>Sign In</Trans>
          </TextLink>
        </p>
      }
    >
      <CreateAccountForm
        idPrefix="signup"
        initial={{
          email: query.get('email') ?? '',
          firstname: query.get('firstName') ?? '',
          lastname: query.get('lastName') ?? '',
        }}
      />
    </AccountPage>
  );
}
