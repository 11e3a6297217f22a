import type { AnyEventObject, StateValue } from 'xstate';
import { redact } from '../../lib/redact.ts';
import { idOf, machinesAbove } from './actors.ts';
import type { RecordedEvent } from './recorder.ts';
import { transitionIds } from './transitionId.ts';

/** An event of a recording, redacted. */
export interface RecordedStep {
  /** Epoch ms. */
  at: number;
  /** Index in `actors`. */
  actor: number;
  sender: string | null;
  event: AnyEventObject;
  /** The machine's state after the event; absent when the machine failed on the event. */
  value?: StateValue;
  /** The ids of the transitions that the event caused; absent in older files. */
  taken?: string[];
}

/** A machine of a recording, with state and redacted context after its first event. */
interface RecordedActor {
  id: string;
  machine: string;
  /** Ids of the machines above this one, root first; absent in older files. */
  above?: string[];
  value: StateValue | null;
  context: unknown;
}

/** A visit's events as a file: redacted, with each machine's snapshot after its first event. */
export interface Recording {
  florilegium: 1;
  /** Debug id of the error that the recording was saved for; null if saved by hand. */
  debugId: string | null;
  actors: RecordedActor[];
  steps: RecordedStep[];
}

/** Converts the recorder's entries to a recording that may leave the page. */
export function recordingOf(entries: readonly RecordedEvent[], debugId: string | null): Recording {
  const actors = [...new Set(entries.map(({ actor }) => actor))];
  return {
    florilegium: 1,
    debugId,
    actors: actors.map((actor) => {
      // The snapshot before the first event is not recorded, so the replay starts after that event.
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
      taken: [...transitionIds(taken)],
    })),
  };
}

/** The tree of a recording's machines, depth first, including ancestors that received no event. */
export function treeOf({
  actors,
}: {
  actors: readonly Pick<RecordedActor, 'id' | 'above'>[];
}): { id: string; depth: number }[] {
  const paths = new Map<string, string[]>();
  for (const { id, above = [] } of actors) {
    const path = [...above, id];
    for (const [depth, node] of path.entries()) paths.set(node, path.slice(0, depth + 1));
  }
  return [...paths]
    .sort(([, a], [, b]) => (a.join('/') < b.join('/') ? -1 : 1))
    .map(([id, path]) => ({ id, depth: path.length - 1 }));
}
