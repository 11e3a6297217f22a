import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A small count on the corner of an icon. The control's name says it in words. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {children}
    </span>
  );
}
