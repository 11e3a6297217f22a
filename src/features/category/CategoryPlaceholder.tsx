import { Trans } from '@lingui/react/macro';
import { GhostList } from '../../shop/list/GhostList.tsx';
import { Ghost } from '../../ui/Ghost.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CategoryHead.module.css';

/** The shape of a category before it is there (spec section 2). */
export function CategoryPlaceholder() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <Trans>Fetching Data...</Trans>
      </VisuallyHidden>
      <div className={`row ${styles.crumbSpace}`} />
      <div className={`row ${styles.head}`}>
        <Ghost width="min(20rem, 70%)" height="3.75rem" />
        <Ghost width="100%" height="3.75rem" />
      </div>
      <GhostList />
    </div>
  );
}
