import { useLingui } from '@lingui/react/macro';
import { Ghost } from '../../../ui/Ghost.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './AddressBookPage.module.css';

/** Room for addresses that are on their way. */
export function GhostAddresses() {
  const { t } = useLingui();
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{t`Fetching Data...`}</VisuallyHidden>
      {[1, 2].map((card) => (
        <div key={card} className={styles.card}>
          <Ghost width="8rem" />
          <Ghost width="12rem" />
          <Ghost width="10rem" />
        </div>
      ))}
    </div>
  );
}
