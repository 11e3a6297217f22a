import { Trans } from '@lingui/react/macro';
import { SkeletonList } from '../../shop/list/SkeletonList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CategoryHead.module.css';

/** The placeholder of a category page with a banner and subcategories, in the same dimensions. */
export function CategoryPlaceholder() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <Trans>Fetching Data...</Trans>
      </VisuallyHidden>
      <div className={`row ${styles.crumbSpace}`} />
      <div className={`row ${styles.head} ${styles.pictured}`}>
        <Skeleton width="min(20rem, 70%)" height="calc(1.05 * var(--size-h1))" />
        <Skeleton shape="block" className={styles.leadSpace} />
        <Skeleton shape="block" className={styles.banner} />
      </div>
      <div className={`row ${styles.belowSpace}`} />
      <SkeletonList />
    </div>
  );
}
