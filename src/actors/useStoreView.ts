import { useSelector } from '@xstate/react';
import type { StoreView } from '../../machines/domain.ts';
import { storeViewOf, useApp } from './AppActor.ts';

const NONE: StoreView[] = [];

/** The active store view, the available ones once asked for, and the choice of another. */
export function useStoreView() {
  const app = useApp();
  useSelector(app, ({ context }) => context.joined);
  const actor = storeViewOf(app);
  const views = useSelector(actor, (snapshot) => snapshot?.context.views ?? NONE);
  const stored = useSelector(actor, (snapshot) => snapshot?.context.code);
  return {
    code: stored ?? views.find((view) => view.isDefault)?.code ?? null,
    views,
    /** Has them asked for, once. */
    list: () => app.send({ type: 'storeView.wanted' }),
    choose: (code: string) => actor?.send({ type: 'storeView.choose', code }),
  };
}
