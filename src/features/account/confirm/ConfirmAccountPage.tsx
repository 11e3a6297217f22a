import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionCommands } from '../../../actors/useSession.ts';
import { useSessionTask } from '../../../actors/useSessionTask.ts';
import { useShopper } from '../../../actors/useShopper.ts';
import { AccountPage } from '../../../shop/account/AccountPage.tsx';
import anemone from '../../../shop/account/anemone.webp';
import { FormFailure } from '../../../shop/account/FormFailure.tsx';
import { FormSuccess } from '../../../shop/account/FormSuccess.tsx';
import { ResendConfirmation } from '../../../shop/account/ResendConfirmation.tsx';
import { SignedInNote } from '../../../shop/account/SignedInNote.tsx';
import { useReadParameters } from '../../../shop/useReadParameters.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** /customer/account/confirm: the target of the link in a new customer's confirmation email. */
export function ConfirmAccountPage() {
  const { t } = useLingui();
  const { isSignedIn } = useShopper();
  const { confirmEmail } = useSessionCommands();
  const query = useReadParameters(['email', 'key']);
  const last = useSessionTask('confirmEmail');
  const email = query.get('email') ?? '';
  const key = query.get('key') ?? '';
  if (isSignedIn) return <SignedInNote />;
  if (!email || !key) {
    return (
      <AccountPage
        title={t`Confirm your email address`}
        lead={<Trans>This link is not complete. Sign in to request a new link.</Trans>}
        picture={anemone}
      >
        <LinkButton href="/signin" priority="high" isLarge isWide>
          <Trans>Sign In</Trans>
        </LinkButton>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={t`Confirm your email address`}
      lead={email}
      picture={anemone}
      alternatives={
        !last.isDone && (
          <p>
            <Trans>Already confirmed? </Trans>
            <TextLink href="/signin">
              <Trans>Sign In</Trans>
            </TextLink>
          </p>
        )
      }
    >
      {last.isDone ? (
        <FormSuccess href="/signin" action={<Trans>Sign In</Trans>}>
          <Trans>Your email address is confirmed. Please sign in.</Trans>
        </FormSuccess>
      ) : (
        <>
          <FormFailure failure={last.failure} />
          <Button
            priority="high"
            isLarge
            isWide
            isBusy={last.isBusy}
            onClick={() => confirmEmail(email, key)}
          >
            <Trans>Confirm</Trans>
          </Button>
          <ResendConfirmation email={email} />
        </>
      )}
    </AccountPage>
  );
}
