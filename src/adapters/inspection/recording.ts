import type { AnyEventObject, StateValue } from 'xstate';
import { redact } from '../../lib/redact.ts';
import { idOf, machinesAbove } from './actors.ts';
import { placesOf } from './placeOf.ts';
import type { Recorded } from './recorder.ts';

export interface RecordedStep {
  /** Epoch ms. */
  at: number;
  /** The actor's place in `actors`. */
  actor: number;
  sender: string | null;
  event: AnyEventObject;
  /** Where the machine was then; absent when the event made it fail. */
  value?: StateValue;
  /** The places of the transitions that it led over, if any; older files do not tell. */
  taken?: string[];
}

export interface RecordedActor {
  id: string;
  machine: string;
  /** The ids of the machines that it ran under, from the root on; older files do not tell. */
  above?: string[];
  value: StateValue | null;
  context: unknown;
}

/** A visit's events as a file: redacted, with where each machine stood at the beginning. */
export interface Recording {
  florilegium: 1;
  /** The debug id of the error that it was kept for, or null. */
  debugId: string | null;
  actors: RecordedActor[];
  steps: RecordedStep[];
}

/** What the recorder holds, as it may leave the page. */
export function recordingOf(entries: readonly Recorded[], debugId: string | null): Recording {
  const actors = [...new Set(entries.map(({ actor }) => actor))];
  return {
    florilegium: 1,
    debugId,
    actors: actors.map((actor) => {
      // Where it stood before its first event is not known: that event is where the telling begins.
      const first = entries.find((entry) => entry.actor === actor && entry.after)?.after;
      return {
        id: idOf(actor),
        machine: String(actor.logic.id),
        above: machinesAbove(actor).map(idOf),
        value: first?.value ?? null,
        context: redact(first?.context),
      };
    }),
    steps: entries.map(({ at, actor, sender, event, taken, after }) => ({
      at,
      actor: actors.indexOf(actor),
      sender: sender ? idOf(sender) : null,
      event: redact(event) as AnyEventObject,
      ...(after ? { value: after.value } : {}),
      taken: [...placesOf(taken)],
    })),
  };
}

/** Who ran under whom in a recording; of whom nothing was heard stands there with what ran below. */
export function treeOf({
  actors,
}: {
  actors: readonly Pick<RecordedActor, 'id' | 'above'>[];
}): { id: string; depth: number }[] {
  const paths = new Map<string, string[]>();
  for (const { id, above = [] } of actors) {
    const path = [...above, id];
    for (const [depth, one] of path.entries()) paths.set(one, path.slice(0, depth + 1));
  }
  return [...paths]
    .sort(([, one], [, other]) => (one.join('/') < other.join('/') ? -1 : 1))
    .map(([id, path]) => ({ id, depth: path.length - 1 }));
}
