import type { ReactNode } from 'react';
import { DocumentHead } from '../DocumentHead.tsx';
import { PageTitle } from '../PageTitle.tsx';
import styles from './AccountPage.module.css';
import drawing from './sprig.svg';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page around one short form: a sprig, a heading, a sentence, and the form on paper. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className="row">
      <DocumentHead title={title} />
      <div className={styles.sheet}>
        <img className={styles.sprig} src={drawing} width="72" height="72" alt="" />
        <PageTitle>{title}</PageTitle>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
