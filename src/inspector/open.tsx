import { createRoot } from 'react-dom/client';
import type { AppActor } from '../actors/AppActor.ts';
import { fold } from '../adapters/inspection/fold.ts';
import { openDock } from '../adapters/inspection/page.ts';
import type { Recorder } from '../adapters/inspection/recorder.ts';
import type { Recording } from '../adapters/inspection/recording.ts';
import { Panel } from './Panel.tsx';
import { liveSource } from './source.ts';

/**
 * Docks the state inspector below the page (`?inspect`). It reads the recorder and the running
 * system; the shop knows nothing of it.
 *
 * @param kept recordings of unexpected errors of this visit.
 */
export async function openInspector(
  app: AppActor,
  recorder: Recorder,
  kept: Recording[],
): Promise<void> {
  const source = liveSource(app, recorder);
  const opened = await Promise.all(
    kept.map(async (recording) => ({
      name: recording.debugId ?? '',
      moments: await fold(recording),
    })),
  );
  createRoot(openDock()).render(<Panel source={source} kept={opened} />);
}
