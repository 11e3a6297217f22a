import { Trans } from '@lingui/react/macro';
import { useIsOffline } from '../../actors/useIsOffline.ts';
import styles from './OfflineNote.module.css';

/**
 * A note while the network is offline: the content may be outdated. A toast announces the loss of
 * the network.
 */
export function OfflineNote() {
  return useIsOffline() ? (
    <p role="status" className={styles.note}>
      <Trans>You are offline. What you see here may be old.</Trans>
    </p>
  ) : null;
}
