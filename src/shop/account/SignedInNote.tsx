import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../actors/useSession.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AccountPage } from './AccountPage.tsx';

/** What a form for visitors shows to a customer. */
export function SignedInNote() {
  const { t } = useLingui();
  const { customer } = useSession();
  if (!customer) return <Spinner label={t`Fetching Data...`} />;
  const { firstname, lastname, email } = customer;
  return (
    <AccountPage
      title={t`My Account`}
      lead={
        <Trans>
          You are signed in as {firstname} {lastname}, {email}.
        </Trans>
      }
    >
      <LinkButton href="/" priority="high" isLarge isWide>
        <Trans>See the flowers</Trans>
      </LinkButton>
    </AccountPage>
  );
}
