import { Trans } from '@lingui/react/macro';
import styles from './BuyForm.module.css';

/** The number of items left, which the platform only sends if few are left. */
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
