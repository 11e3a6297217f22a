import { type ReactNode, useId } from 'react';
import styles from './WithSummary.module.css';

interface WithSummaryProps {
  children: ReactNode;
  /** The panel's heading. */
  title: ReactNode;
  summary: ReactNode;
  /** For links that lead to the panel. */
  id?: string;
}

/** A page's work and the panel that sums it up: beside it from 960 px, below it before. */
export function WithSummary({ children, title, summary, id }: WithSummaryProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <div className={styles.two}>
      <div>{children}</div>
      <aside className={styles.panel} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {summary}
      </aside>
    </div>
  );
}
