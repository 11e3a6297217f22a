import { useEffect, useEffectEvent } from 'react';
import type { SessionTask } from '../../machines/session/setup.ts';
import { useActorPart } from './AppActor.ts';
import { useSessionCommands } from './useSession.ts';
import { useSubmissions } from './useSubmissions.ts';

/** The outcome of the last submission of one session form. Leaving the form clears the outcome. */
export function useSessionTask(task: SessionTask) {
  const { isWaiting, failure: deliveryFailure } = useSubmissions('session');
  const isBusy = useActorPart('session', (snapshot) => snapshot.hasTag('busy'), false);
  const failure = useActorPart('session', ({ context }) => context.failures[task], undefined);
  const response = useActorPart('session', ({ context }) => context.done[task], undefined);
  const commands = useSessionCommands();
  const clear = () => commands.clear(task);
  const onLeave = useEffectEvent(clear);
  useEffect(() => () => onLeave(), []);
  return {
    /** Whether the session is working on something that must finish before it accepts a form. */
    isBusy: isBusy || isWaiting,
    failure: deliveryFailure ?? failure,
    isDone: response !== undefined,
    /** Whether the account was created and its email address must be confirmed first. */
    isUnconfirmed: response?.isUnconfirmed === true,
    /** The email address of an accepted submission: the form may have been left since then. */
    email: response?.email,
    clear,
  };
}
