import { useLingui } from '@lingui/react/macro';
import { Ghost } from '../../ui/Ghost.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AccountView.module.css';

/** Stands in for a form that is on its way. */
export function ViewGhost() {
  const { t } = useLingui();
  return (
    <div className={styles.view} role="status">
      <VisuallyHidden>{t`Fetching Data...`}</VisuallyHidden>
      {['email', 'password', 'button'].map((part) => (
        <Ghost key={part} shape="block" height="3rem" />
      ))}
    </div>
  );
}
