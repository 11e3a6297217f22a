import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ProductPage.module.css';

/** The placeholder of a product page. */
export function ProductPlaceholder() {
  return (
    <>
      <div className={`row ${styles.crumbSpace}`}>
        <VisuallyHidden>
          <Trans>Fetching Data...</Trans>
        </VisuallyHidden>
      </div>
      <div className={`row ${styles.product}`} aria-hidden="true">
        <Skeleton shape="picture" />
        <div className={styles.info}>
          <Skeleton width="80%" height="3.75rem" />
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton width="100%" height="6rem" />
          <Skeleton width="100%" height="3.5rem" />
        </div>
      </div>
    </>
  );
}
