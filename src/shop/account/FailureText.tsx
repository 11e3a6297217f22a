import type { Failure } from '../../../machines/failure.ts';
import { useUnreachableText } from '../useUnreachableText.ts';

/** The text of a failure: the platform's message, or why the platform is unreachable. */
export function FailureText({ failure: { reason, message } }: { failure: Failure }) {
  const unreachableText = useUnreachableText();
  return reason === 'unreachable' || reason === 'absent' ? unreachableText : message;
}
