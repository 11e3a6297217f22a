import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountTask } from '../../machines/account/task.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/**
 * Submits one form of the account, and returns the outcome of its last submission. Leaving the form
 * clears the outcome.
 */
export function useAccountTask(form: string) {
  const actor = useRunning('account');
  const { context } = useSelector(actor, (snapshot) => snapshot);
  const forget = () => actor.send({ type: 'account.clear', form });
  const onLeave = useEffectEvent(forget);
  useEffect(() => () => onLeave(), []);
  const [waiting, setWaiting] = useState<AccountTask | null>(null);
  const ask = (task: AccountTask) => {
    const busy = actor.getSnapshot().context.form;
    if (busy !== null) return busy === form ? undefined : setWaiting(task);
    setWaiting(null);
    actor.send({ type: 'account.ask', form, task });
  };
  const onTurn = useEffectEvent(() => waiting && ask(waiting));
  const isFree = context.form === null;
  useEffect(() => {
    if (isFree) onTurn();
  }, [isFree]);
  return {
    /** The form is being sent or is queued: the account machine runs one task at a time. */
    isBusy: context.form === form || waiting !== null,
    failure: context.failures[form],
    /** The answer to the last successful submission, or null. */
    done: context.done[form] ?? null,
    ask,
    forget,
  };
}
