import type { Failure } from '../../machines/failure.ts';
import { type ActorEvents, type LazyActorName, mailTo } from '../../machines/system.ts';
import { useApp } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** The failure of a submission whose actor could not be loaded: it had no effect. */
export const UNDELIVERED: Failure = { reason: 'absent', message: '' };

/** The submissions of an actor's forms; those sent before the actor runs wait until it has loaded. */
export function useSubmissions<Name extends LazyActorName>(name: Name) {
  const app = useApp();
  return {
    isWaiting: useSelector(app, ({ context }) => !!context.mail[name]?.length),
    /** Whether one could not be delivered because the actor's code could not be fetched. */
    hasFailed: useSelector(app, ({ context }) => !!context.undelivered[name]?.length),
    submit: (event: ActorEvents[Name]) => app.send(mailTo(name, event)),
  };
}
