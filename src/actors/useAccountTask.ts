import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountTask } from '../../machines/account/task.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/**
 * Submits one form of the account, and returns the outcome; leaving the form clears the outcome. A
 * task that must wait for its turn stays in the form: it may contain a password, which no machine
 * keeps.
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
  const submit = (task: AccountTask) => {
    const busy = actor.getSnapshot().context.form;
    if (busy !== null) return busy === form ? undefined : setWaiting(task);
    setWaiting(null);
    actor.send({ type: 'account.ask', form, task });
  };
  const onTurn = useEffectEvent(() => waiting && submit(waiting));
  useEffect(() => {
    if (isFree) onTurn();
  }, [isFree]);
  return {
    /**
     * Whether this form is being submitted or waits for its turn: the account runs one task at a
     * time.
     */
    isBusy: isSent || waiting !== null,
    failure,
    /** The response to this form's last successful submission. */
    done,
    submit,
    forget,
  };
}
