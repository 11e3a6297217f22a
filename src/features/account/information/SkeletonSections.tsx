import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './AccountPage.module.css';

/** The placeholder of the account forms while the customer's data loads. */
export function SkeletonSections() {
  return (
    <div className={styles.sections} role="status">
      <VisuallyHidden>
        <Trans>Fetching Data...</Trans>
      </VisuallyHidden>
      {['name', 'email', 'password'].map((form) => (
        <div key={form} className={styles.section}>
          <Skeleton width="8rem" />
          <Skeleton width="100%" height="11rem" />
        </div>
      ))}
    </div>
  );
}
