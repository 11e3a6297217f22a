import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AccountView.module.css';

/** The placeholder of a form in the drawer. */
export function ViewSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.view} role="status">
      <VisuallyHidden>{t`Fetching Data...`}</VisuallyHidden>
      {['email', 'password', 'button'].map((part) => (
        <Skeleton key={part} shape="block" height="3rem" />
      ))}
    </div>
  );
}
