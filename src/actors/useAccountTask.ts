import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountTask } from '../../machines/account/task.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** What a form asks of the account, and what became of its last try; forgotten when it is left. */
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
    /** This form is being sent, or waits for its turn: the account does one thing at a time. */
    isBusy: context.form === form || waiting !== null,
    failure: context.failures[form],
    /** What it was answered, once it was. */
    done: context.done[form] ?? null,
    ask,
    forget,
  };
}
