import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { DocumentHead } from '../DocumentHead.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import styles from './CustomerPage.module.css';

interface CustomerPageProps {
  title: string;
  lead?: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A page of the customer's account, with the account's navigation beside it on wide screens. */
export function CustomerPage({ title, lead, heading, children }: CustomerPageProps) {
  const { t } = useLingui();
  return (
    <div className={`row ${styles.spread}`}>
      <DocumentHead title={title} />
      <nav className={styles.others} aria-label={t`My Account`}>
        <AccountLinks onLeave={() => {}} />
      </nav>
      <div className={styles.page}>
        <div>
          <PageTitle ref={heading}>{title}</PageTitle>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
