import { classNames } from './classNames.ts';
import styles from './Spinner.module.css';

interface SpinnerProps {
  label: string;
  /** Whether the spinner replaces a part of the page; otherwise it fills the page. */
  isSmall?: boolean;
}

/** A loading indicator: a rotating ring and a label. */
export function Spinner({ label, isSmall = false }: SpinnerProps) {
  return (
    <div className={classNames(styles.waiting, isSmall && styles.small)} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
