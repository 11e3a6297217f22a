import type { AnyEventObject, StateValue } from 'xstate';
import { redact } from '../../lib/redact.ts';
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
}

/** A visit's events as a file: redacted, with where each machine stood at the beginning. */
export interface Recording {
  florilegium: 1;
  /** The debug id of the error that it was kept for, or null. */
  debugId: string | null;
  actors: { id: string; machine: string; value: StateValue | null; context: unknown }[];
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
        id: actor.systemId ?? actor.id,
        machine: String(actor.logic.id),
        value: first?.value ?? null,
        context: redact(first?.context),
      };
    }),
    steps: entries.map(({ at, actor, sender, event, after }) => ({
      at,
      actor: actors.indexOf(actor),
      sender: sender ? (sender.systemId ?? sender.id) : null,
      event: redact(event) as AnyEventObject,
      ...(after ? { value: after.value } : {}),
    })),
  };
}
