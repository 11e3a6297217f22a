import { Trans } from '@lingui/react/macro';
import { useIsOffline } from '../actors/useIsOffline.ts';
import { Alert } from './Alert.tsx';

/**
 * Stands beside a button while the network is lost: what it does cannot be done now, and nothing
 * is sent later unasked. The loss itself is announced by a toast.
 */
export function AlertOffline() {
  return useIsOffline() ? (
    <Alert kind="warning" isTold>
      <Trans>You are offline. Try again once you are back online.</Trans>
    </Alert>
  ) : null;
}
