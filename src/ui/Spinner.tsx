import styles from './Spinner.module.css';

/** Something is on its way: words, and a ring that turns. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
