import { useMachine } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** What is on screen: a page, or why there is none. */
export function usePage() {
  const actor = useMachine('page');
  return {
    /** Tries the same address again, after a failure. */
    retry: () => {
      const { path, search } = actor.getSnapshot().context;
      actor.send({ type: 'location.changed', path, search });
    },
    shown: useSelector(actor, ({ context }) => context.shown),
    search: useSelector(actor, ({ context }) => context.search),
    problem: useSelector(actor, (snapshot) =>
      snapshot.hasTag('failed')
        ? 'failed'
        : snapshot.hasTag('missing')
          ? 'missing'
          : snapshot.context.isLost
            ? 'lost'
            : null,
    ),
  };
}
