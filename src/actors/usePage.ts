import { useMachine } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** The page on the screen, or the problem that keeps it from being shown. */
export function usePage() {
  const actor = useMachine('page');
  return {
    /** Loads the same address again after a failure. */
    retry: () => {
      const { path, search } = actor.getSnapshot().context;
      actor.send({ type: 'location.changed', path, search });
    },
    shown: useSelector(actor, ({ context }) => context.shown),
    problem: useSelector(actor, ({ context }) => context.problem),
    isLoading: useSelector(actor, (snapshot) => snapshot.hasTag('loading')),
  };
}
