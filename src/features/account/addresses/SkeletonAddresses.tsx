import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './AddressBookPage.module.css';

/** The placeholder of the address list. */
export function SkeletonAddresses() {
  const { t } = useLingui();
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{t`Fetching Data...`}</VisuallyHidden>
      {[1, 2].map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton width="8rem" />
          <Skeleton width="12rem" />
          <Skeleton width="10rem" />
        </div>
      ))}
    </div>
  );
}
