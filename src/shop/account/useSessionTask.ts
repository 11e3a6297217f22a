import { useEffect, useEffectEvent } from 'react';
import type { SessionTask } from '../../../machines/session/setup.ts';
import { useSessionCommands, useSessionForm } from '../../actors/useSession.ts';

/** The outcome of the last submission of one session form. Leaving the form clears the outcome. */
export function useSessionTask(task: SessionTask) {
  const { isBusy, failure, response } = useSessionForm(task);
  const commands = useSessionCommands();
  const clear = () => commands.clear(task);
  const onLeave = useEffectEvent(clear);
  useEffect(() => () => onLeave(), []);
  return {
    /** Whether any session form is busy: the session machine runs one task at a time. */
    isBusy,
    failure,
    isDone: response !== undefined,
    /** Whether the account was created and its email address must be confirmed first. */
    isUnconfirmed: response?.isSignedIn === false && response.isUnconfirmed === true,
    clear,
  };
}
