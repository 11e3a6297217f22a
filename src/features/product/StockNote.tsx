import { Trans } from '@lingui/react/macro';
import styles from './BuyForm.module.css';

interface StockNoteProps {
  isSoldOut: boolean;
  /** How many are left, where the platform says so: only when they are few. */
  left: number | null;
}

/** What has to be known of the stock before buying; nothing while there is plenty. */
export function StockNote({ isSoldOut, left }: StockNoteProps) {
  return (
    <div role="status" className={styles.stock}>
      {isSoldOut ? (
        <p>
          <Trans>Sold out for now.</Trans>
        </p>
      ) : left !== null && left > 0 ? (
        <p>
          <Trans>Only {left} left</Trans>
        </p>
      ) : null}
    </div>
  );
}
