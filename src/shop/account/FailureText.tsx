import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../machines/domain.ts';

/** Why something was not done: the platform's words, or that it could not be reached. */
export function FailureText({ failure }: { failure: Failure }) {
  return failure.reason === 'unreachable' ? (
    <Trans>We could not reach the shop. Please try again.</Trans>
  ) : (
    failure.message
  );
}
