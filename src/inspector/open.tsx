import { createRoot } from 'react-dom/client';
import type { AnyStateMachine } from 'xstate';
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
 * @param files.kept recordings of unexpected errors of this visit.
 * @param files.machines every machine of the shop by its id, to play recordings on.
 */
export async function openInspector(
  app: AppActor,
  recorder: Recorder,
  files: { kept: Recording[]; machines: () => Promise<Map<string, AnyStateMachine>> },
): Promise<void> {
  const source = liveSource(app, recorder);
  const open = async (recording: Recording, name: string) => ({
    name,
    recording,
    moments: fold(recording, await files.machines()),
  });
  const kept = files.kept.map((recording) => ({
    name: recording.debugId ?? '',
    open: () => open(recording, `Error ${recording.debugId}`),
  }));
  createRoot(openDock()).render(<Panel source={source} kept={kept} open={open} />);
}
