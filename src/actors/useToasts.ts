import type { Toast } from '../../machines/toasts/machine.ts';
import { useActor, useActorPart } from './AppActor.ts';

const NONE: Toast[] = [];

/** The toasts on the screen, and their events; empty until the first toast is raised. */
export function useToasts() {
  const actor = useActor('toasts');
  return {
    toasts: useActorPart('toasts', ({ context }) => context.toasts, NONE),
    shown: (id: string) => actor?.send({ type: 'toast.shown', id }),
    dismiss: (id: string) => actor?.send({ type: 'toast.dismiss', id }),
    act: (id: string) => actor?.send({ type: 'toast.act', id }),
    hold: (id: string) => actor?.send({ type: 'toast.hold', id }),
    release: (id: string) => actor?.send({ type: 'toast.release', id }),
  };
}
