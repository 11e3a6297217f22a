import type { StoreView } from '../../machines/domain.ts';
import { mailTo } from '../../machines/system.ts';
import { useActorPart, useApp } from './AppActor.ts';
import { useLoadFailure } from './useLoadFailure.ts';

const NONE: StoreView[] = [];

/**
 * The active store view, the available views once they are loaded, and how to choose another one.
 */
export function useStoreView() {
  const app = useApp();
  const views = useActorPart('storeView', ({ context }) => context.views, NONE);
  const stored = useActorPart('storeView', ({ context }) => context.code, null);
  const isUnlisted = useActorPart('storeView', (snapshot) => snapshot.hasTag('unlisted'), false);
  const { hasFailed } = useLoadFailure('storeView');
  return {
    code: stored ?? views.find((view) => view.isDefault)?.code ?? null,
    views,
    /** Whether the list of views could not be loaded. */
    hasFailed: hasFailed || isUnlisted,
    /** Requests the list of views, until it is loaded. */
    list: () => app.send(mailTo('storeView', { type: 'storeView.list' })),
    choose: (code: string) => app.send(mailTo('storeView', { type: 'storeView.choose', code })),
  };
}
