import { Trans } from '@lingui/react/macro';
import { useIsOffline } from '../actors/useIsOffline.ts';
import { Alert } from './Alert.tsx';

/**
 * A message beside a button while the network is offline: its action is impossible now, and the
 * shop will not send it later by itself. A toast announces the loss of the network.
 */
export function AlertOffline() {
  return useIsOffline() ? (
    <Alert kind="warning" isAnnouncedByToast>
      <Trans>You are offline. Try again once you are back online.</Trans>
    </Alert>
  ) : null;
}
