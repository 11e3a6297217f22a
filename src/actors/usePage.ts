import { useSelector } from '@xstate/react';
import { useMachine } from './AppActor.ts';

/** What is on screen: a page, or why there is none. */
export function usePage() {
  const actor = useMachine('page');
  return {
    shown: useSelector(actor, ({ context }) => context.shown),
    search: useSelector(actor, ({ context }) => context.search),
    problem: useSelector(actor, (snapshot) =>
      snapshot.hasTag('failed')
        ? 'failed'
        : snapshot.hasTag('missing')
          ? 'missing'
          : snapshot.hasTag('lost')
            ? 'lost'
            : null,
    ),
  };
}
