import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './OrderHistoryPage.module.css';

/** The placeholder of the order list. */
export function SkeletonOrders() {
  const { t } = useLingui();
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{t`Fetching Data...`}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton width="10rem" />
          <Skeleton width="14rem" />
        </div>
      ))}
    </div>
  );
}
