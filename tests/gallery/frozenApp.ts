import type { AnyMachineSnapshot } from 'xstate';
import type { AppActor } from '../../src/actors/AppActor.ts';
import type { Exhibit } from './Exhibit.ts';
import { HIDDEN_LOADING_BAR, OPEN_APP, shownAt } from './standardSnapshots.ts';

/** Creates an app actor whose machines stay in the exhibit's snapshots and ignore events. */
export function frozenApp({ path, parts }: Exhibit): AppActor {
  const { app = OPEN_APP, page = shownAt(path), loadingBar = HIDDEN_LOADING_BAR, ...late } = parts;
  const actors = new Map<string, object>();
  const system = { get: (id: string) => actors.get(id) };
  const frozenActor = (id: string, snapshot: AnyMachineSnapshot) => ({
    id,
    systemId: id,
    system,
    getSnapshot: () => snapshot,
    send: () => {},
    subscribe: () => ({ unsubscribe: () => {} }),
  });
  const snapshots = { page, loadingBar, ...late };
  for (const [id, snapshot] of Object.entries(snapshots)) actors.set(id, frozenActor(id, snapshot));
  const { context } = app;
  const root = {
    ...app,
    context: { ...context, running: Object.keys(late) },
    children: Object.fromEntries(actors),
  };
  return frozenActor('app', root) as unknown as AppActor;
}
