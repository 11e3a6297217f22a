import { Trans } from '@lingui/react/macro';
import { SkeletonList } from '../../shop/list/SkeletonList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CategoryHead.module.css';

/** The placeholder of a category page. */
export function CategoryPlaceholder() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <Trans>Fetching Data...</Trans>
      </VisuallyHidden>
      <div className={`row ${styles.crumbSpace}`} />
      <div className={`row ${styles.head}`}>
        <Skeleton width="min(20rem, 70%)" height="3.75rem" />
        <Skeleton width="100%" height="3.75rem" />
      </div>
      <SkeletonList />
    </div>
  );
}
