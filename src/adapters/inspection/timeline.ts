import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { idOf, machinesAbove, type RunningActor, snapshotOf } from './actors.ts';
import type { Moment } from './moments.ts';
import { type Recording, treeOf } from './recording.ts';

/** A machine that received none of a sequence of events. */
interface IdleMachine {
  id: string;
  above: string[];
  snapshot: AnyMachineSnapshot;
}

/** The fixed sequence of events to step through: a recording, or this visit up to when it began. */
export interface Timeline {
  recording: Recording;
  moments: readonly Moment[];
  rested: readonly IdleMachine[];
}

/** The running machines that received none of these events. */
export function idleMachines(
  moments: readonly Moment[],
  running: readonly RunningActor[],
): IdleMachine[] {
  const busy = new Set(moments.map(({ actorId }) => actorId));
  return running
    .filter(({ id }) => !busy.has(id))
    .map(({ id, actor }) => ({
      id,
      above: machinesAbove(actor).map(idOf),
      snapshot: snapshotOf(actor),
    }));
}

/** Each machine's snapshot after these events, including the machines that received none. */
export function snapshotsAfter(
  moments: readonly Moment[],
  rested: readonly IdleMachine[],
): Map<string, AnyMachineSnapshot> {
  const snapshots = new Map(rested.map(({ id, snapshot }) => [id, snapshot]));
  for (const { actorId, after } of moments) if (after) snapshots.set(actorId, after);
  return snapshots;
}

/** The tree of machines that ran at a moment. @param at - index of the moment */
export function treeAt({ recording, moments, rested }: Timeline, at: number) {
  const runs = new Map<string, boolean>();
  for (const { actorId, event } of moments) {
    // A machine without a recorded start had started before the first event.
    if (!runs.has(actorId)) runs.set(actorId, event.type !== 'xstate.init');
  }
  for (const [index, { actorId, after }] of moments.slice(0, at + 1).entries()) {
    runs.set(actorId, index === at || after?.status !== 'done');
  }
  return treeOf({ actors: [...rested, ...recording.actors.filter(({ id }) => runs.get(id))] });
}

/**
 * Creates a read-only stand-in for the root actor, whose machines have the given snapshots.
 *
 * @param _now - the running root actor; only for its type
 */
export function readOnlyRoot<App extends AnyActorRef>(
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
