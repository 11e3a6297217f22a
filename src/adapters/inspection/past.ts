import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type RunningActor, snapshotOf } from './actors.ts';
import type { Moment } from './moments.ts';

/** What each machine showed of itself after these moments, and those that have rested all along. */
export function snapshotsAfter(
  moments: readonly Moment[],
  rested: readonly RunningActor[],
): Map<string, AnyMachineSnapshot> {
  const snapshots = new Map(rested.map(({ id, actor }) => [id, snapshotOf(actor)]));
  for (const { actorId, after } of moments) if (after) snapshots.set(actorId, after);
  return snapshots;
}

/** Whether a machine has heard nothing in all these moments. */
export const hasRested = (moments: readonly Moment[]) => {
  const busy = new Set(moments.map(({ actorId }) => actorId));
  return ({ id }: RunningActor) => !busy.has(id);
};

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
