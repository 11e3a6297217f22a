import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { AccountTask } from '../../machines/accountTask.ts';
import { accountOf, useJoined } from './AppActor.ts';

/** What a form asks of the account, and what became of its last try; forgotten when it is left. */
export function useAccountTask(form: string) {
  const actor = useJoined(accountOf);
  const { context } = useSelector(actor, (snapshot) => snapshot);
  const forget = () => actor.send({ type: 'account.clear', form });
  const onLeave = useEffectEvent(forget);
  useEffect(() => () => onLeave(), []);
  return {
    /** This form is being sent. */
    isBusy: context.form === form,
    failure: context.failures[form],
    /** What it was answered, once it was. */
    done: context.done[form] ?? null,
    ask: (task: AccountTask) => actor.send({ type: 'account.ask', form, task }),
    forget,
  };
}
