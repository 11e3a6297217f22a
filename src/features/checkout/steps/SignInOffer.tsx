import { Trans } from '@lingui/react/macro';
import { useDrawerToggle } from '../../../actors/useDrawerToggle.ts';
import { useEmailCheck } from '../../../actors/useEmailCheck.ts';
import { TextButton } from '../../../ui/TextButton.tsx';

/** Offers to sign in, in the drawer, if a guest's email address has an account. */
export function SignInOffer({ email }: { email: string }) {
  const hasAccount = useEmailCheck(email);
  const { openSignIn } = useDrawerToggle();
  return (
    <p role="status" className="caption">
      {hasAccount && (
        <>
          <Trans>This email has an account. </Trans>
          <TextButton onClick={openSignIn}>
            <Trans>Sign In</Trans>
          </TextButton>
        </>
      )}
    </p>
  );
}
