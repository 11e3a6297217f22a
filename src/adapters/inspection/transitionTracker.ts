import type { AnyActor, AnyActorRef, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { Recorded, Recorder } from './recorder.ts';

/** A transition of a machine, as XState holds it. */
export interface Taken {
  source: AnyStateNode;
  target?: readonly AnyStateNode[];
  reenter: boolean;
}

type Enter = (actor: AnyActor, states: string[]) => void;

/** What the event that a machine is at work on has led to so far. */
interface Work {
  transitions: readonly Taken[];
  after: AnyMachineSnapshot;
}

/**
 * Sees which transitions each event led to, those of states that are left in the same step too.
 * An event belongs to the steps between two snapshots: others may come in the middle of them, and
 * the very same object may come again.
 *
 * @param recorder of the same actors, which hears of everything first.
 * @param onEnter told of the states that a step enters, in the middle of the machine's work.
 * @returns what an event led to that was recorded.
 */
export function transitionTracker(app: AnyActorRef, recorder: Recorder, onEnter: Enter) {
  const underWay = new WeakMap<AnyActor, Work>();
  const ledTo = new WeakMap<Recorded, readonly Taken[]>();
  app.system.inspect((heard) => {
    const actor = heard.actorRef as AnyActor;
    const work = underWay.get(actor);
    if (heard.type === '@xstate.microstep') {
      const { _transitions } = heard as unknown as { _transitions: readonly Taken[] };
      const after = heard.snapshot as AnyMachineSnapshot;
      onEnter(actor, entered(work?.after ?? snapshotBefore(actor), after, _transitions));
      underWay.set(actor, { transitions: [...(work?.transitions ?? []), ..._transitions], after });
    } else if (heard.type === '@xstate.snapshot' && work) {
      const isIts = (entry: Recorded) => entry.actor === actor && entry.after === heard.snapshot;
      const entry = recorder.entries.findLast(isIts);
      if (entry) ledTo.set(entry, work.transitions);
      underWay.delete(actor);
    }
  });
  // Work that no snapshot ended has failed.
  const untilFailure = ({ actor, after }: Recorded) => (after ? undefined : underWay.get(actor));
  return (entry: Recorded): readonly Taken[] =>
    ledTo.get(entry) ?? untilFailure(entry)?.transitions ?? [];
}

export type TransitionTracker = ReturnType<typeof transitionTracker>;

/** Undefined while a machine is made: then XState does not let its snapshot be read. */
const snapshotBefore = (actor: AnyActor) =>
  (actor as unknown as { _snapshot?: AnyMachineSnapshot })._snapshot;

function entered(
  before: AnyMachineSnapshot | undefined,
  { _nodes }: AnyMachineSnapshot,
  transitions: readonly Taken[],
): string[] {
  const was = new Set<AnyStateNode>(before?._nodes);
  const again = transitions.flatMap(({ reenter, target }) => (reenter ? (target ?? []) : []));
  return (_nodes as AnyStateNode[])
    .filter((node) => !was.has(node) || again.includes(node))
    .map(({ id }) => id);
}
