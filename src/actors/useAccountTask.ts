import { useEffect, useEffectEvent } from 'react';
import type { AccountTask } from '../../machines/account/task.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** Submits one form of the account, and returns the outcome; leaving the form clears the outcome. */
export function useAccountTask(form: string) {
  const actor = useRunning('account');
  const failure = useSelector(actor, ({ context }) => context.failures[form]);
  const done = useSelector(actor, ({ context }) => context.done[form] ?? null);
  const isBusy = useSelector(actor, ({ context }) =>
    context.queue.some((queued) => queued.form === form),
  );
  const onLeave = useEffectEvent(() => actor.send({ type: 'account.left', form }));
  useEffect(() => () => onLeave(), []);
  return {
    /** Whether this form's task is in flight or waits for its turn. */
    isBusy,
    failure,
    /** The response to this form's last successful submission. */
    done,
    submit: (task: AccountTask) => actor.send({ type: 'account.submit', form, task }),
    clear: () => actor.send({ type: 'account.clear', form }),
  };
}
