import type { Failure } from '../../../machines/failure.ts';
import { useUnreachableText } from '../useUnreachableText.ts';

/** The text of a failure: the platform's message, or why the platform is unreachable. */
export function FailureText({ failure }: { failure: Failure }) {
  const unreachableText = useUnreachableText();
  const { reason, message } = failure;
  return reason === 'unreachable' || reason === 'absent' ? unreachableText(failure) : message;
}
