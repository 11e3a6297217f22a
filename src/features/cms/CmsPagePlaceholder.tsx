import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CmsPage.module.css';

/** Room for a content page before it is there, so that the footer does not come and go. */
export function CmsPagePlaceholder() {
  return (
    <div className={styles.placeholder}>
      <VisuallyHidden>
        <Trans>Fetching Data...</Trans>
      </VisuallyHidden>
    </div>
  );
}
