import { Trans, useLingui } from '@lingui/react/macro';
import type { Customer } from '../../../machines/session/setup.ts';
import { useSessionCommands } from '../../actors/useSession.ts';
import { useShopper } from '../../actors/useShopper.ts';
import { personName } from '../../lib/text/personName.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { AccountPage } from './AccountPage.tsx';
import dome from './dome.webp';

/**
 * Replaces a guest's form for a signed-in customer: who is signed in, a link to continue, and a
 * sign-out button.
 */
export function SignedInNote() {
  const { t } = useLingui();
  const { customer, isUnknown } = useShopper();
  const { signOut } = useSessionCommands();
  if (isUnknown) return <Spinner label={t`Fetching Data...`} />;
  return (
    <AccountPage
      title={t`My Account`}
      picture={dome}
      lead={customer ? <CustomerName {...customer} /> : <Trans>You are signed in.</Trans>}
      alternatives={
        <p>
          <Trans>Is this not you? </Trans>
          <TextButton onClick={signOut}>
            <Trans>Sign Out</Trans>
          </TextButton>
        </p>
      }
    >
      <LinkButton href="/" priority="high" isLarge isWide>
        <Trans>Browse flowers</Trans>
      </LinkButton>
    </AccountPage>
  );
}

function CustomerName({ firstname, lastname, email }: Customer) {
  const name = personName(firstname, lastname);
  return (
    <Trans>
      You are signed in as {name}, {email}.
    </Trans>
  );
}
