import { Trans } from '@lingui/react/macro';
import { useIsOffline } from '../../actors/useIsOffline.ts';
import styles from './OfflineNote.module.css';

/**
 * The online indicator: while the network is lost, what is on the screen may be old. The
 * loss itself is announced by a toast.
 */
export function OfflineNote() {
  return useIsOffline() ? (
    <p role="status" className={styles.note}>
      <Trans>You are offline. What you see here may be old.</Trans>
    </p>
  ) : null;
}
