import type { AnyActor, AnyActorRef, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { RecordedEvent, Recorder } from './recorder.ts';

/** A transition in XState's internal representation. */
export interface TakenTransition {
  source: AnyStateNode;
  target?: readonly AnyStateNode[];
  reenter: boolean;
}

type Enter = (actor: AnyActor, states: string[]) => void;

/** The effect so far of the event that a machine is processing. */
interface Progress {
  transitions: readonly TakenTransition[];
  after: AnyMachineSnapshot;
}

/**
 * Tracks which transitions each event caused, including those through states that are left within
 * the same macrostep. The microsteps between two snapshots belong to one event; neither the order
 * of events nor the identity of the event object tells, since others may be queued meanwhile and
 * the same object may be sent again.
 *
 * @param recorder - of the same actors; must be subscribed to the system before this tracker
 * @param onEnter - called with the states that a microstep enters, synchronously within it
 * @returns the function that looks up the transitions that a recorded event caused
 */
export function transitionTracker(app: AnyActorRef, recorder: Recorder, onEnter: Enter) {
  const inProgress = new WeakMap<AnyActor, Progress>();
  const transitionsOf = new WeakMap<RecordedEvent, readonly TakenTransition[]>();
  app.system.inspect((inspected) => {
    const actor = inspected.actorRef as AnyActor;
    const work = inProgress.get(actor);
    if (inspected.type === '@xstate.microstep') {
      const { _transitions } = inspected as unknown as { _transitions: readonly TakenTransition[] };
      const after = inspected.snapshot as AnyMachineSnapshot;
      onEnter(actor, enteredStates(work?.after ?? snapshotBefore(actor), after, _transitions));
      inProgress.set(actor, {
        transitions: [...(work?.transitions ?? []), ..._transitions],
        after,
      });
    } else if (inspected.type === '@xstate.snapshot' && work) {
      const isSameStep = (entry: RecordedEvent) =>
        entry.actor === actor && entry.after === inspected.snapshot;
      const entry = recorder.entries.findLast(isSameStep);
      if (entry) transitionsOf.set(entry, work.transitions);
      inProgress.delete(actor);
    }
  });
  // Microsteps without a final snapshot belong to an event that made the machine fail.
  const unfinishedStep = ({ actor, after }: RecordedEvent) =>
    after ? undefined : inProgress.get(actor);
  return (entry: RecordedEvent): readonly TakenTransition[] =>
    transitionsOf.get(entry) ?? unfinishedStep(entry)?.transitions ?? [];
}

export type TransitionTracker = ReturnType<typeof transitionTracker>;

/** The internal snapshot; undefined while a machine is created, when `getSnapshot` would throw. */
const snapshotBefore = (actor: AnyActor) =>
  (actor as unknown as { _snapshot?: AnyMachineSnapshot })._snapshot;

function enteredStates(
  before: AnyMachineSnapshot | undefined,
  { _nodes }: AnyMachineSnapshot,
  transitions: readonly TakenTransition[],
): string[] {
  const nodesBefore = new Set<AnyStateNode>(before?._nodes);
  const reentered = transitions.flatMap(({ reenter, target }) => (reenter ? (target ?? []) : []));
  return (_nodes as AnyStateNode[])
    .filter((node) => !nodesBefore.has(node) || reentered.includes(node))
    .map(({ id }) => id);
}
