import { Trans } from '@lingui/react/macro';
import { useDrawerToggle } from '../../../actors/useDrawerToggle.ts';
import { useEmailCheck } from '../../../actors/useEmailCheck.ts';
import { TextButton } from '../../../ui/TextButton.tsx';

/** Beside a guest's email: the way to sign in, over this page, where the address has an account. */
export function SignInOffer({ email }: { email: string }) {
  const hasAccount = useEmailCheck(email);
  const { openSignIn } = useDrawerToggle();
  return (
    <p role="status" className="caption">
      {hasAccount && (
        <>
          <Trans>This email has an account.</Trans>{' '}
          <TextButton onClick={openSignIn}>
            <Trans>Sign In</Trans>
          </TextButton>
        </>
      )}
    </p>
  );
}
