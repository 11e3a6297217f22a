import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { idOf, machinesAbove, type RunningActor, snapshotOf } from './actors.ts';
import type { Moment } from './moments.ts';
import { type Recording, treeOf } from './recording.ts';

/** A machine that has heard nothing in a stretch of events. */
interface Resting {
  id: string;
  above: string[];
  snapshot: AnyMachineSnapshot;
}

/** What one travels in: a recording, or this visit up to where one began to. It does not grow. */
export interface Past {
  recording: Recording;
  moments: readonly Moment[];
  rested: readonly Resting[];
}

/** Those of the running machines that have heard nothing in all these moments. */
export function restedIn(moments: readonly Moment[], running: readonly RunningActor[]): Resting[] {
  const busy = new Set(moments.map(({ actorId }) => actorId));
  return running
    .filter(({ id }) => !busy.has(id))
    .map(({ id, actor }) => ({
      id,
      above: machinesAbove(actor).map(idOf),
      snapshot: snapshotOf(actor),
    }));
}

/** What each machine showed of itself after these moments, and those that have rested all along. */
export function snapshotsAfter(
  moments: readonly Moment[],
  rested: readonly Resting[],
): Map<string, AnyMachineSnapshot> {
  const snapshots = new Map(rested.map(({ id, snapshot }) => [id, snapshot]));
  for (const { actorId, after } of moments) if (after) snapshots.set(actorId, after);
  return snapshots;
}

/** Who ran under whom at a moment: who had not begun or had ended is not there. */
export function treeAt({ recording, moments, rested }: Past, at: number) {
  const runs = new Map<string, boolean>();
  for (const { actorId, event } of moments) {
    // Whoever's beginning was not kept had been there before.
    if (!runs.has(actorId)) runs.set(actorId, event.type !== 'xstate.init');
  }
  for (const [index, { actorId, after }] of moments.slice(0, at + 1).entries()) {
    runs.set(actorId, index === at || after?.status !== 'done');
  }
  return treeOf({ actors: [...rested, ...recording.actors.filter(({ id }) => runs.get(id))] });
}

/** The shop as it was, for those who only read it: its machines are these snapshots. */
export function pastShop<App extends AnyActorRef>(
  _now: App,
  snapshots: ReadonlyMap<string, AnyMachineSnapshot>,
): App {
  const children = Object.fromEntries(
    [...snapshots].map(([id, snapshot]) => [id, { getSnapshot: () => snapshot }]),
  );
  const context = snapshots.get('app')?.context ?? {};
  return {
    getSnapshot: () => ({ context, children }),
    system: { get: (id: string) => children[id] },
  } as unknown as App;
}
