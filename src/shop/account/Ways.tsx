import type { ReactNode } from 'react';
import styles from './Ways.module.css';

/** Ways from one form to the others. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
