import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../machines/failure.ts';

/** The text of a failure: the platform's message, or that the platform is unreachable. */
export function FailureText({ failure }: { failure: Failure }) {
  return failure.reason === 'unreachable' || failure.reason === 'absent' ? (
    <Trans>We received no valid answer from the shop. Please try again.</Trans>
  ) : (
    failure.message
  );
}
