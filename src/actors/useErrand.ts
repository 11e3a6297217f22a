import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { Errand, ErrandKind } from '../../machines/formSubmissions/machine.ts';
import { errandsOf, useJoined } from './AppActor.ts';

type Of<Kind> = Extract<Errand, { kind: Kind }>;

/** One of the small forms: to send it, and what became of the last try. Forgotten when it is left. */
export function useErrand<Kind extends ErrandKind>(kind: Kind) {
  const actor = useJoined(errandsOf);
  const { errand, failures, done, forgotten } = useSelector(actor, (snapshot) => snapshot.context);
  const isOf = (one: Errand | null | undefined): one is Of<Kind> => one?.kind === kind;
  const ended = done[kind];
  const clear = () => actor.send({ type: 'errands.clear', kind });
  // With the page itself: an answer that comes at once is not forgotten by a late effect.
  useLayoutEffect(() => {
    actor.send({ type: 'errands.clear', kind });
    return () => actor.send({ type: 'errands.clear', kind });
  }, [actor, kind]);
  return {
    /** They go one at a time. */
    isBusy: errand !== null,
    /** The one that is on its way. */
    sending: isOf(errand) ? errand : null,
    failure: failures[kind],
    /** Cards that were deleted, by hash. */
    forgotten,
    /** What has ended well. */
    done: isOf(ended) ? ended : undefined,
    send: (wish: Of<Kind>) => actor.send({ type: 'errands.send', errand: wish }),
    forget: clear,
  };
}
