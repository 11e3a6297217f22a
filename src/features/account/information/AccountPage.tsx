import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Customer } from '../../../../machines/session/setup.ts';
import { useSessionCommands } from '../../../actors/useSession.ts';
import { useShopper } from '../../../actors/useShopper.ts';
import { CustomerPage } from '../../../shop/account/CustomerPage.tsx';
import { FailureView } from '../../../ui/FailureView.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './AccountPage.module.css';
import { EmailForm } from './EmailForm.tsx';
import { NameForm } from './NameForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SkeletonSections } from './SkeletonSections.tsx';

/** /account: the customer's name, email address and password. */
export function AccountPage() {
  const { t } = useLingui();
  const { customer, isUnknown } = useShopper();
  const { readDetails } = useSessionCommands();
  return (
    <CustomerPage title={t`Account Information`}>
      {customer ? (
        <Sections customer={customer} />
      ) : isUnknown ? (
        <SkeletonSections />
      ) : (
        <FailureView onRetry={readDetails}>
          <Trans>Your details could not be loaded.</Trans>
        </FailureView>
      )}
    </CustomerPage>
  );
}

function Sections({ customer }: { customer: Customer }) {
  const { firstname, lastname, email, isSubscribed } = customer;
  return (
    <div className={styles.sections}>
      <Section title={<Trans>Your name</Trans>}>
        <NameForm firstname={firstname} lastname={lastname} />
      </Section>
      <Section title={<Trans>Email address</Trans>}>
        <EmailForm email={email} />
      </Section>
      <Section title={<Trans>Change password</Trans>}>
        <NewPasswordForm email={email} />
      </Section>
      <Section title={<Trans>Newsletter</Trans>}>
        <p className={styles.note}>
          {isSubscribed ? (
            <Trans>You are subscribed to news and updates.</Trans>
          ) : (
            <Trans>You are not subscribed to news and updates.</Trans>
          )}
        </p>
        <TextLink href="/communications">
          <Trans>Change your choice</Trans>
        </TextLink>
      </Section>
      <Section title={<Trans>Close Account</Trans>}>
        <p className={styles.note}>
          <Trans>
            This deletes your account, with your addresses, wish list and saved payments.
          </Trans>
        </p>
        <TextLink href="/account/close">
          <Trans>Close my account</Trans>
        </TextLink>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
