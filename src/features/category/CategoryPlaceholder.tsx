import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Ghost } from '../../ui/Ghost.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CategoryPage.module.css';

/** The shape of a category before it is there; its products load beside it. */
export function CategoryPlaceholder({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={`row ${styles.crumbSpace}`}>
        <VisuallyHidden>
          <Trans>Fetching Data...</Trans>
        </VisuallyHidden>
      </div>
      <div className={`row ${styles.head}`} aria-hidden="true">
        <Ghost width="min(20rem, 70%)" height="3.75rem" />
        <Ghost width="100%" height="4.5rem" />
      </div>
      {children}
    </>
  );
}
