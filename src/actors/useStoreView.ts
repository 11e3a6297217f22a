import type { StoreView } from '../../machines/domain.ts';
import { mailTo } from '../../machines/system.ts';
import { useActorPart, useApp } from './AppActor.ts';

const NONE: StoreView[] = [];

/**
 * The active store view, the available views once they are loaded, and how to choose another
 * one.
 */
export function useStoreView() {
  const app = useApp();
  const views = useActorPart('storeView', ({ context }) => context.views, NONE);
  const stored = useActorPart('storeView', ({ context }) => context.code, null);
  return {
    code: stored ?? views.find((view) => view.isDefault)?.code ?? null,
    views,
    /** Requests the list of views, once. */
    list: () => app.send(mailTo('storeView', { type: 'storeView.list' })),
    choose: (code: string) => app.send(mailTo('storeView', { type: 'storeView.choose', code })),
  };
}
