import { useEffectEvent, useLayoutEffect } from 'react';
import type { FormSubmission, FormSubmissionKind } from '../../machines/formSubmissions/context.ts';
import { actorOf, useActorPart, useApp } from './AppActor.ts';
import { useSubmissions } from './useSubmissions.ts';

const NONE: string[] = [];

type Of<Kind> = Extract<FormSubmission, { kind: Kind }>;

/**
 * Sends one of the small forms, and returns the outcome of its last submission. Mounting and
 * unmounting clear the outcome.
 */
export function useFormSubmission<Kind extends FormSubmissionKind>(kind: Kind) {
  const app = useApp();
  const { submit, isWaiting, failure: deliveryFailure } = useSubmissions('formSubmissions');
  const formSubmission = useActorPart(
    'formSubmissions',
    ({ context }) => context.formSubmission,
    null,
  );
  const failure = useActorPart(
    'formSubmissions',
    ({ context }) => context.failures[kind],
    undefined,
  );
  const ended = useActorPart('formSubmissions', ({ context }) => context.done[kind], undefined);
  const deletedCardHashes = useActorPart(
    'formSubmissions',
    ({ context }) => context.deletedCardHashes,
    NONE,
  );
  const isOf = (submission: FormSubmission | null | undefined): submission is Of<Kind> =>
    submission?.kind === kind;
  const clear = () =>
    actorOf(app, 'formSubmissions')?.send({ type: 'formSubmissions.clear', kind });
  // Clear in a layout effect: a later effect could clear a response that arrives at once.
  const clearOutcome = useEffectEvent(clear);
  useLayoutEffect(() => {
    clearOutcome();
    return () => clearOutcome();
  }, []);
  return {
    /** Whether any small form is being sent: they are sent one at a time. */
    isBusy: formSubmission !== null || isWaiting,
    /** This form's submission in flight, or null. */
    sending: isOf(formSubmission) ? formSubmission : null,
    failure: deliveryFailure ?? failure,
    /** Cards that were deleted, by hash. */
    deletedCardHashes,
    /** This form's last successful submission. */
    done: isOf(ended) ? ended : undefined,
    send: (submission: Of<Kind>) =>
      submit({ type: 'formSubmissions.send', formSubmission: submission }),
    clear,
  };
}
