import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountTask } from '../../machines/account/task.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/**
 * What a form asks of the account, and what became of its last try; forgotten when it is left. A
 * task that has to wait stays in the form: it may hold a password, which no machine keeps.
 */
export function useAccountTask(form: string) {
  const actor = useRunning('account');
  const failure = useSelector(actor, ({ context }) => context.failures[form]);
  const done = useSelector(actor, ({ context }) => context.done[form] ?? null);
  const isSent = useSelector(actor, ({ context }) => context.form === form);
  const isFree = useSelector(actor, ({ context }) => context.form === null);
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
  useEffect(() => {
    if (isFree) onTurn();
  }, [isFree]);
  return {
    /** This form is being sent, or waits for its turn: the account does one thing at a time. */
    isBusy: isSent || waiting !== null,
    failure,
    /** What it was answered, once it was. */
    done,
    ask,
    forget,
  };
}
