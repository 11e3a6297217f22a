import { Trans } from '@lingui/react/macro';
import { useDrawer } from '../../actors/useDrawer.ts';
import { useSessionCommands } from '../../actors/useSession.ts';
import { AccountLinks } from '../../shop/account/AccountLinks.tsx';
import { SignedInCustomer } from '../../shop/account/SignedInCustomer.tsx';
import { Button } from '../../ui/Button.tsx';

/** The customer's name, the account's navigation and a sign-out button, in the drawer. */
export function MyAccountView() {
  const { close } = useDrawer();
  const { signOut } = useSessionCommands();
  return (
    <>
      <SignedInCustomer />
      <AccountLinks onLeave={close} />
      <Button isWide onClick={signOut}>
        <Trans>Sign Out</Trans>
      </Button>
    </>
  );
}
