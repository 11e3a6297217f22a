import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CmsPage.module.css';

/** Reserves the space of a CMS page, so that the footer does not jump. */
export function CmsPagePlaceholder() {
  return (
    <div className={styles.placeholder}>
      <VisuallyHidden>
        <Trans>Fetching Data...</Trans>
      </VisuallyHidden>
    </div>
  );
}
