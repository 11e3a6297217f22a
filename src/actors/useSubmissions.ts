import type { Failure } from '../../machines/failure.ts';
import { type ActorEvents, type LazyActorName, mailTo } from '../../machines/system.ts';
import { useApp } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** The failure of a submission whose actor could not be loaded: it had no effect. */
export const UNDELIVERED: Failure = { reason: 'absent', message: '' };

/** Submits the forms of a lazy actor. The root keeps a submission until the actor has loaded. */
export function useSubmissions<Name extends LazyActorName>(name: Name) {
  const app = useApp();
  return {
    /** Whether a submission waits for the actor to load. */
    isWaiting: useSelector(app, ({ context }) => !!context.mail[name]?.length),
    /**
     * Whether one could not be delivered because the actor's code could not be fetched. An actor that
     * was loaded since, for another page, is no reason to report it there.
     */
    hasFailed: useSelector(
      app,
      ({ context: { undelivered, running } }) =>
        !running.includes(name) && !!undelivered[name]?.length,
    ),
    submit: (event: ActorEvents[Name]) => app.send(mailTo(name, event)),
  };
}
