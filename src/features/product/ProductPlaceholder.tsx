import { Trans } from '@lingui/react/macro';
import { Ghost } from '../../ui/Ghost.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ProductPage.module.css';

/** The shape of a product before it is there. */
export function ProductPlaceholder() {
  return (
    <>
      <div className={`row ${styles.crumbSpace}`}>
        <VisuallyHidden>
          <Trans>Fetching Data...</Trans>
        </VisuallyHidden>
      </div>
      <div className={`row ${styles.product}`} aria-hidden="true">
        <Ghost shape="plate" />
        <div className={styles.info}>
          <Ghost width="80%" height="3.75rem" />
          <Ghost width="40%" height="1.5rem" />
          <Ghost width="100%" height="6rem" />
          <Ghost width="100%" height="3.5rem" />
        </div>
      </div>
    </>
  );
}
