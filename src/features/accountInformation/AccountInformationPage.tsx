import { Trans, useLingui } from '@lingui/react/macro';
import type { Customer } from '../../../machines/session.ts';
import { useSession } from '../../actors/useSession.ts';
import { AccountPage } from '../../shop/account/AccountPage.tsx';
import plate from '../../shop/account/peony.webp';
import { FailureView } from '../../ui/FailureView.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './AccountInformationPage.module.css';
import { EmailForm } from './EmailForm.tsx';
import { NameForm } from './NameForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** /account (spec section 2): who the customer is to the shop. */
export function AccountInformationPage() {
  const { t } = useLingui();
  const { customer, isUnknown, readDetails } = useSession();
  return (
    <AccountPage title={t`Account Information`} plate={plate}>
      {customer ? (
        <Sections customer={customer} />
      ) : isUnknown ? (
        <Spinner label={t`Fetching Data...`} />
      ) : (
        <FailureView onRetry={readDetails}>
          <Trans>Your details could not be fetched.</Trans>
        </FailureView>
      )}
    </AccountPage>
  );
}

function Sections({ customer }: { customer: Customer }) {
  const { firstname, lastname, email, isSubscribed } = customer;
  return (
    <div className={styles.sections}>
      <section>
        <h2>
          <Trans>Name</Trans>
        </h2>
        <NameForm firstname={firstname} lastname={lastname} />
      </section>
      <section>
        <h2>
          <Trans>Email address</Trans>
        </h2>
        <EmailForm email={email} />
      </section>
      <section>
        <h2>
          <Trans>Change password</Trans>
        </h2>
        <NewPasswordForm email={email} />
      </section>
      <section>
        <h2>
          <Trans>Newsletter</Trans>
        </h2>
        <p className={styles.note}>
          {isSubscribed ? (
            <Trans>You are subscribed to news and updates.</Trans>
          ) : (
            <Trans>You are not subscribed to news and updates.</Trans>
          )}
        </p>
        <TextLink href="/communications">
          <Trans>Change it under Communications</Trans>
        </TextLink>
      </section>
    </div>
  );
}
