import type { AppActor } from '../../actors/AppActor.ts';
import type { Recorder } from '../../adapters/inspection/recorder.ts';
import type { Services } from './services.ts';
import { savedRecordings } from './stored/savedRecordings.ts';

/** Opens the inspector that the address asks for: `?inspect` or `?inspect=stately`. */
export async function inspect(
  services: Services,
  app: AppActor,
  recorder: Recorder,
): Promise<void> {
  const where = new URLSearchParams(services.navigation.current().search).get('inspect');
  if (where === 'stately') {
    app.system.inspect((await import('../../inspector/stately.ts')).openStately());
    return;
  }
  const { openInspector } = await import('../../inspector/open.tsx');
  openInspector(app, recorder, () => savedRecordings(services));
}
