import { useEffect, useEffectEvent } from 'react';
import type { SessionTask } from '../../../machines/session/setup.ts';
import { useSession } from '../../actors/useSession.ts';

/** What became of the last try of one of the session's forms; forgotten when the form is left. */
export function useSessionTask(task: SessionTask) {
  const { isBusy, failures, done, clear } = useSession();
  const forget = () => clear(task);
  const onLeave = useEffectEvent(forget);
  useEffect(() => () => onLeave(), []);
  return {
    /** The session does one thing at a time. */
    isBusy,
    failure: failures[task],
    isDone: done[task] ?? false,
    forget,
  };
}
