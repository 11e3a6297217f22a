import { createRoot } from 'react-dom/client';
import type { AppActor } from '../actors/AppActor.ts';
import { fold } from '../adapters/inspection/fold.ts';
import { openDock } from '../adapters/inspection/page.ts';
import type { Recorder } from '../adapters/inspection/recorder.ts';
import type { Recording } from '../adapters/inspection/recording.ts';
import { MACHINES } from './machines.ts';
import { Panel } from './Panel.tsx';
import { liveSource } from './source.ts';

/**
 * Docks the state inspector below the page (`?inspect`). It reads the recorder and the running
 * system; the shop knows nothing of it.
 *
 * @param recordings reads those of unexpected errors of this visit.
 */
export function openInspector(
  app: AppActor,
  recorder: Recorder,
  recordings: () => Recording[],
): void {
  const source = liveSource(app, recorder);
  const open = (recording: Recording, name: string) => ({
    name,
    recording,
    moments: fold(recording, MACHINES),
  });
  const kept = perError(app, () =>
    recordings().map((recording) => ({
      name: recording.debugId ?? '',
      open: () => open(recording, `Error ${recording.debugId}`),
    })),
  );
  // The shop's React counts its ids from the same number on.
  const root = createRoot(openDock(), { identifierPrefix: 'inspector' });
  root.render(<Panel source={source} kept={kept} open={open} />);
}

/** Reads anew when there is another error: recordings are too long to be read at each drawing. */
function perError<Read>(app: AppActor, read: () => Read): () => Read {
  let known: { errors: unknown; all: Read } | null = null;
  return () => {
    const errors: unknown = app.system.get('unhandled')?.getSnapshot();
    if (known?.errors !== errors || !known) known = { errors, all: read() };
    return known.all;
  };
}
