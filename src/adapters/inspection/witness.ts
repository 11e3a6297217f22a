import type { AnyActor, AnyActorRef, AnyMachineSnapshot, AnyStateNode } from 'xstate';

/** A transition of a machine, as XState holds it. */
export interface Taken {
  source: AnyStateNode;
  target?: readonly AnyStateNode[];
  reenter: boolean;
}

/** One of the steps that an event led to. */
interface Step {
  actor: AnyActor;
  transitions: readonly Taken[];
  after: AnyMachineSnapshot;
}

const INIT = 'xstate.init';
type Enter = (actor: AnyActor, states: string[]) => void;

/**
 * Sees which transitions each event led to, those of states that are left in the same step too.
 *
 * @param onEnter told of the states that a step enters, in the middle of the machine's work.
 * @returns what a machine did at an event that it was given.
 */
export function witness(app: AnyActorRef, onEnter: Enter) {
  const steps = new WeakMap<object, Step[]>();
  app.system.inspect((heard) => {
    if (heard.type !== '@xstate.microstep') return;
    const actor = heard.actorRef as AnyActor;
    const { _transitions } = heard as unknown as { _transitions: readonly Taken[] };
    const after = heard.snapshot as AnyMachineSnapshot;
    // A machine's first event is another object each time that it is told of.
    const cause = heard.event.type === INIT ? actor : heard.event;
    const known = steps.get(cause) ?? [];
    const before = known.findLast((step) => step.actor === actor)?.after ?? snapshotBefore(actor);
    onEnter(actor, entered(before, after, _transitions));
    steps.set(cause, [...known, { actor, transitions: _transitions, after }]);
  });
  return (actor: AnyActor, event: { type: string }): Taken[] =>
    (steps.get(event.type === INIT ? actor : event) ?? [])
      .filter((step) => step.actor === actor)
      .flatMap(({ transitions }) => transitions);
}

export type Witness = ReturnType<typeof witness>;

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

/** A transition by where it stands: its state, and its place among that state's own. */
export function placeOf(transition: Taken): string {
  const { id, transitions, always = [] } = transition.source;
  const own: unknown[] = [...[...transitions.values()].flat(), ...always];
  return `${id} ${own.indexOf(transition)}`;
}
