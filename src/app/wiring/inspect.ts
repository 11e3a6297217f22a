import type { AppActor } from '../../actors/AppActor.ts';
import type { Recorder } from '../../adapters/inspection/recorder.ts';
import { wiredMachines } from './wiredMachines.ts';
import type { World } from './world.ts';

/** Opens the inspector that the address asks for: `?inspect`, or `?inspect=stately`. */
export async function inspect(world: World, app: AppActor, recorder: Recorder): Promise<void> {
  const where = new URLSearchParams(world.navigation.current().search).get('inspect');
  if (where === 'stately') {
    app.system.inspect((await import('../../inspector/stately.ts')).openStately());
    return;
  }
  const [{ openInspector }, kept] = await Promise.all([
    import('../../inspector/open.tsx'),
    import('./later.ts').then(({ keptRecordings }) => keptRecordings(world)),
  ]);
  await openInspector(app, recorder, {
    kept,
    machines: () => wiredMachines(world),
  });
}
