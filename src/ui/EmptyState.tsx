import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import drawing from './empty.svg';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  /** A link or button to continue with. */
  action?: ReactNode;
}

/** An empty state: a drawing, one sentence, and one action. */
export function EmptyState({ children, action }: EmptyStateProps) {
  const place = useFocusAfterRemoval<HTMLDivElement>();
  return (
    <div ref={place} className={styles.empty}>
      <img src={drawing} width="240" height="240" alt="" />
      <p>{children}</p>
      {action}
    </div>
  );
}
