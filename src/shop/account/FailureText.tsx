import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../machines/failure.ts';
import { useIsOffline } from '../../actors/useIsOffline.ts';

/** The text of a failure: the platform's message, or why the platform is unreachable. */
export function FailureText({ failure }: { failure: Failure }) {
  const isOffline = useIsOffline();
  if (failure.reason !== 'unreachable' && failure.reason !== 'absent') return failure.message;
  return isOffline ? (
    <Trans>You are offline. Try again once you are back online.</Trans>
  ) : (
    <Trans>We received no valid answer from the shop. Please try again.</Trans>
  );
}
