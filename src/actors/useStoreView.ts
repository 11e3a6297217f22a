import { useSelector } from '@xstate/react';
import { useMachine } from './AppActor.ts';

/** The active store view, the available ones once asked for, and the choice of another. */
export function useStoreView() {
  const actor = useMachine('storeView');
  const views = useSelector(actor, ({ context }) => context.views);
  const stored = useSelector(actor, ({ context }) => context.code);
  return {
    code: stored ?? views.find((view) => view.isDefault)?.code ?? null,
    views,
    list: () => actor.send({ type: 'storeView.list' }),
    choose: (code: string) => actor.send({ type: 'storeView.choose', code }),
  };
}
