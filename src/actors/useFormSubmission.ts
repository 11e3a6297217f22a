import { useLayoutEffect } from 'react';
import type { FormSubmission, FormSubmissionKind } from '../../machines/formSubmissions/machine.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

type Of<Kind> = Extract<FormSubmission, { kind: Kind }>;

/** One of the small forms: to send it, and what became of the last try. Forgotten when it is left. */
export function useFormSubmission<Kind extends FormSubmissionKind>(kind: Kind) {
  const actor = useRunning('formSubmissions');
  const { formSubmission, failures, done, forgotten } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  const isOf = (one: FormSubmission | null | undefined): one is Of<Kind> => one?.kind === kind;
  const ended = done[kind];
  const clear = () => actor.send({ type: 'formSubmissions.clear', kind });
  // With the page itself: an answer that comes at once is not forgotten by a late effect.
  useLayoutEffect(() => {
    actor.send({ type: 'formSubmissions.clear', kind });
    return () => actor.send({ type: 'formSubmissions.clear', kind });
  }, [actor, kind]);
  return {
    /** They go one at a time. */
    isBusy: formSubmission !== null,
    /** The one that is on its way. */
    sending: isOf(formSubmission) ? formSubmission : null,
    failure: failures[kind],
    /** Cards that were deleted, by hash. */
    forgotten,
    /** What has ended well. */
    done: isOf(ended) ? ended : undefined,
    send: (wish: Of<Kind>) => actor.send({ type: 'formSubmissions.send', formSubmission: wish }),
    forget: clear,
  };
}
