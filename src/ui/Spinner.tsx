import { classNames } from './classNames.ts';
import styles from './Spinner.module.css';

interface SpinnerProps {
  label: string;
  /** Stands for a part of the page; else for all of it. */
  isSmall?: boolean;
}

/** Something is on its way: words, and a ring that turns. */
export function Spinner({ label, isSmall = false }: SpinnerProps) {
  return (
    <div className={classNames(styles.waiting, isSmall && styles.small)} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
