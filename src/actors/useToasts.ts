import { useSelector } from '@xstate/react';
import type { Toast } from '../../machines/toasts/machine.ts';
import { toastsOf, useApp } from './AppActor.ts';

const NONE: Toast[] = [];

/** The toasts on screen and what can be done with them; none before the first one is raised. */
export function useToasts() {
  const app = useApp();
  useSelector(app, ({ context }) => context.joined);
  const actor = toastsOf(app);
  return {
    toasts: useSelector(actor, (snapshot) => snapshot?.context.toasts ?? NONE),
    dismiss: (id: string) => actor?.send({ type: 'toast.dismiss', id }),
    act: (id: string) => actor?.send({ type: 'toast.act', id }),
    hold: (id: string) => actor?.send({ type: 'toast.hold', id }),
    release: (id: string) => actor?.send({ type: 'toast.release', id }),
  };
}
