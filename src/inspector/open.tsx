import { createRoot } from 'react-dom/client';
import type { AppActor } from '../actors/AppActor.ts';
import { openDock } from '../adapters/inspection/page.ts';
import { isRecording } from '../adapters/inspection/parseRecording.ts';
import type { Recorder } from '../adapters/inspection/recorder.ts';
import type { Recording } from '../adapters/inspection/recording.ts';
import { replayRecording } from '../adapters/inspection/replayRecording.ts';
import { MACHINES } from './machines.ts';
import { Panel } from './Panel.tsx';
import { liveSource } from './source.ts';

/**
 * Opens the state inspector below the page (`?inspect`). It reads the recorder and the running
 * actor system; no code of the shop depends on it.
 *
 * @param recordings - reads the recordings saved for unexpected errors of this visit
 */
export function openInspector(
  app: AppActor,
  recorder: Recorder,
  recordings: () => unknown[],
): void {
  const source = liveSource(app, recorder);
  const open = (recording: Recording, name: string) => ({
    name,
    recording,
    moments: replayRecording(recording, MACHINES),
  });
  const saved = perError(app, () =>
    recordings()
      .filter(isRecording)
      .map((recording) => ({
        name: recording.debugId ?? '',
        open: () => open(recording, `Error ${recording.debugId}`),
      })),
  );
  // Both React roots number their ids from the same start, so these need a prefix.
  const root = createRoot(openDock(), { identifierPrefix: 'inspector' });
  root.render(<Panel source={source} saved={saved} open={open} />);
}

/** Memoises a read until another error occurs: recordings are too long to read on each render. */
function perError<Read>(app: AppActor, read: () => Read): () => Read {
  let cached: { errors: unknown; all: Read } | null = null;
  return () => {
    const errors: unknown = app.system.get('unhandledErrors')?.getSnapshot();
    if (cached?.errors !== errors || !cached) cached = { errors, all: read() };
    return cached.all;
  };
}
