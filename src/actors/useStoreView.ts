import type { StoreView } from '../../machines/domain.ts';
import { mailTo } from '../../machines/system.ts';
import { useActorPart, useApp } from './AppActor.ts';

const NONE: StoreView[] = [];

/** The active store view, the available ones once asked for, and the choice of another. */
export function useStoreView() {
  const app = useApp();
  const views = useActorPart('storeView', ({ context }) => context.views, NONE);
  const stored = useActorPart('storeView', ({ context }) => context.code, null);
  return {
    code: stored ?? views.find((view) => view.isDefault)?.code ?? null,
    views,
    /** Has them asked for, once. */
    list: () => app.send(mailTo('storeView', { type: 'storeView.list' })),
    choose: (code: string) => app.send(mailTo('storeView', { type: 'storeView.choose', code })),
  };
}
