import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../machines/failure.ts';
import { useIsOffline } from '../actors/useIsOffline.ts';
import { Alert } from './Alert.tsx';

/**
 * A message beside a button while the network is offline: its action is impossible now, and the
 * shop will not send it later by itself. A toast announces the loss of the network.
 *
 * @param failure - the failure shown near the button, which says the same if there was no response
 */
export function AlertOffline({ failure }: { failure?: Failure | null | undefined }) {
  const isSaid = failure?.reason === 'unreachable' || failure?.reason === 'absent';
  return useIsOffline() && !isSaid ? (
    <Alert kind="warning" isAnnouncedByToast>
      <Trans>You are offline. Try again once you are back online.</Trans>
    </Alert>
  ) : null;
}
