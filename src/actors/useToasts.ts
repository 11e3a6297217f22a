import { useSelector } from '@xstate/react';
import { useMachine } from './AppActor.ts';

/** The toasts on screen and what can be done with them. */
export function useToasts() {
  const actor = useMachine('toasts');
  return {
    toasts: useSelector(actor, ({ context }) => context.toasts),
    dismiss: (id: string) => actor.send({ type: 'toast.dismiss', id }),
    act: (id: string) => actor.send({ type: 'toast.act', id }),
    hold: (id: string) => actor.send({ type: 'toast.hold', id }),
    release: (id: string) => actor.send({ type: 'toast.release', id }),
  };
}
