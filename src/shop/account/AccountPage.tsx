import type { ReactNode } from 'react';
import { DocumentHead } from '../DocumentHead.tsx';
import { PageTitle } from '../PageTitle.tsx';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  title: string;
  /** The description for search engines, of a page that they index. */
  description?: string;
  lead?: ReactNode;
  /** The picture beside the form on wide screens. */
  picture: string;
  children: ReactNode;
  /** Links to alternatives, below a rule. */
  alternatives?: ReactNode;
}

/** A page with one short form, and a picture beside it on wide screens. */
export function AccountPage({
  title,
  description,
  lead,
  picture,
  children,
  alternatives,
}: AccountPageProps) {
  return (
    <div className="row">
      <DocumentHead title={title} description={description} />
      <div className={styles.spread}>
        <div className={styles.page}>
          <div>
            <PageTitle>{title}</PageTitle>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
          {alternatives && <div className={styles.alternatives}>{alternatives}</div>}
        </div>
        <img
          className={styles.picture}
          src={picture}
          width="960"
          height="1200"
          alt=""
          loading="lazy"
        />
      </div>
    </div>
  );
}
