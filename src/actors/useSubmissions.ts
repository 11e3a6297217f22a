import { deliveryFailure } from '../../machines/app/deliveryFailure.ts';
import { type ActorEvents, type LazyActorName, mailTo } from '../../machines/system.ts';
import { useApp } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** Submits the forms of a lazy actor. The root keeps a submission until the actor has loaded. */
export function useSubmissions<Name extends LazyActorName>(name: Name) {
  const app = useApp();
  return {
    /** Whether a submission waits for the actor to load. */
    isWaiting: useSelector(app, ({ context }) => !!context.mail[name]?.length),
    failure: useSelector(app, ({ context }) => deliveryFailure(context, name)),
    submit: (event: ActorEvents[Name]) => app.send(mailTo(name, event)),
  };
}
