import { useLayoutEffect } from 'react';
import type { FormSubmission, FormSubmissionKind } from '../../machines/formSubmissions/context.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

type Of<Kind> = Extract<FormSubmission, { kind: Kind }>;

/**
 * Sends one of the small forms, and returns the outcome of its last submission. Mounting and
 * unmounting clear the outcome.
 */
export function useFormSubmission<Kind extends FormSubmissionKind>(kind: Kind) {
  const actor = useRunning('formSubmissions');
  const formSubmission = useSelector(actor, ({ context }) => context.formSubmission);
  const failure = useSelector(actor, ({ context }) => context.failures[kind]);
  const ended = useSelector(actor, ({ context }) => context.done[kind]);
  const deletedCardHashes = useSelector(actor, ({ context }) => context.deletedCardHashes);
  const isOf = (submission: FormSubmission | null | undefined): submission is Of<Kind> =>
    submission?.kind === kind;
  const clear = () => actor.send({ type: 'formSubmissions.clear', kind });
  // Clear in a layout effect: a later effect could clear a response that arrives at once.
  useLayoutEffect(() => {
    actor.send({ type: 'formSubmissions.clear', kind });
    return () => actor.send({ type: 'formSubmissions.clear', kind });
  }, [actor, kind]);
  return {
    /** Whether any small form is being sent: they are sent one at a time. */
    isBusy: formSubmission !== null,
    /** This form's submission in flight, or null. */
    sending: isOf(formSubmission) ? formSubmission : null,
    failure,
    /** Cards that were deleted, by hash. */
    deletedCardHashes,
    /** This form's last successful submission. */
    done: isOf(ended) ? ended : undefined,
    send: (submission: Of<Kind>) =>
      actor.send({ type: 'formSubmissions.send', formSubmission: submission }),
    clear,
  };
}
