import { useEffect, useEffectEvent, useRef } from 'react';
import type { AccountTask } from '../../machines/account/task.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/**
 * Submits one form of the account, and returns the outcome; leaving the form clears the outcome. The
 * machine says when it is a waiting form's turn. The task itself waits here: it may contain a
 * password, which no machine keeps.
 */
export function useAccountTask(form: string) {
  const actor = useRunning('account');
  const failure = useSelector(actor, ({ context }) => context.failures[form]);
  const done = useSelector(actor, ({ context }) => context.done[form] ?? null);
  const isSent = useSelector(actor, ({ context }) => context.form === form);
  const isWaiting = useSelector(actor, ({ context }) => context.waiting.includes(form));
  const isTurn = useSelector(
    actor,
    (snapshot) => !snapshot.hasTag('busy') && snapshot.context.waiting[0] === form,
  );
  const forget = () => actor.send({ type: 'account.clear', form });
  const onLeave = useEffectEvent(() => actor.send({ type: 'account.left', form }));
  useEffect(() => () => onLeave(), []);
  const lastTask = useRef<AccountTask>(null);
  const submit = (task: AccountTask) => {
    lastTask.current = task;
    actor.send({ type: 'account.submit', form, task });
  };
  const onTurn = useEffectEvent(() => lastTask.current && submit(lastTask.current));
  useEffect(() => {
    if (isTurn) onTurn();
    // The task may contain a password.
    if (!isWaiting) lastTask.current = null;
  }, [isTurn, isWaiting]);
  return {
    /** Whether this form is being submitted or waits for its turn. */
    isBusy: isSent || isWaiting,
    failure,
    /** The response to this form's last successful submission. */
    done,
    submit,
    forget,
  };
}
