import { type ReactNode, useId } from 'react';
import styles from './WithSummary.module.css';

interface WithSummaryProps {
  children: ReactNode;
  /** The panel's heading. */
  title: ReactNode;
  /** The panel's content; without any, there is no panel. */
  summary: ReactNode;
  /** The id of the panel's heading, for links to it. */
  id?: string;
}

/** A page's content and its summary panel: side by side from 960 px, stacked below that. */
export function WithSummary({ children, title, summary, id }: WithSummaryProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <div className={styles.two}>
      <div>{children}</div>
      {summary && (
        <aside className={styles.panel} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {summary}
        </aside>
      )}
    </div>
  );
}
