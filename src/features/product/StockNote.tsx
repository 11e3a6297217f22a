import { Trans } from '@lingui/react/macro';
import styles from './BuyForm.module.css';

/** How many are left, where the platform says so: only when they are few. */
export function StockNote({ left }: { left: number | null }) {
  return (
    <div role="status" className={styles.stock}>
      {left !== null && left > 0 && (
        <p>
          <Trans>Only {left} left</Trans>
        </p>
      )}
    </div>
  );
}
