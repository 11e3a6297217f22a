import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/**
 * A small count on the corner of an icon, hidden from screen readers: the control's name must
 * contain the count.
 */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {children}
    </span>
  );
}
