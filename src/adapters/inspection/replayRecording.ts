import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { unprovidedIn } from '../../../machines/port.ts';
import type { Moment } from './moments.ts';
import type { RecordedStep, Recording } from './recording.ts';
import { transitionIds } from './transitionId.ts';
import type { TakenTransition } from './transitionTracker.ts';

/**
 * Replays a recording: applies each event to its machine, up to the failing one, without actions or
 * invoked actors. Guards that read outside facts have no recorded result, so the replay tries all
 * results until the machine takes the recorded transitions.
 *
 * @param machines - the machines as declared, without provided ports, by id
 */
export function replayRecording(
  recording: Recording,
  machines: ReadonlyMap<string, AnyStateMachine>,
): Moment[] {
  const states: (AnyMachineSnapshot | undefined)[] = [];
  const replayMachines = new Map(
    [...machines].map(([id, machine]) => [id, replayMachineOf(machine)]),
  );
  return recording.steps.map((step) => {
    const { id = '', machine: name = '', value, context } = recording.actors[step.actor] ?? {};
    const play = replayMachines.get(name);
    const before = states[step.actor];
    let after: AnyMachineSnapshot | undefined;
    let transitions: TakenTransition[] = [];
    if (play && step.value !== undefined && value) {
      if (before) ({ after, transitions } = replayEvent(play, before, step));
      else after = play.machine.resolveState({ value, context: context as never });
      states[step.actor] = after;
    }
    const { at, event, sender } = step;
    const taken = transitionIds(transitions);
    const hasFailed = step.value === undefined;
    return { at, actorId: id, sender, event, after, hasFailed, taken: () => taken };
  });
}

/** A machine whose fact guards return assumed results. */
interface ReplayMachine {
  machine: AnyStateMachine;
  facts: number;
  /** Sets the assumed results, one bit per fact guard. */
  assume: (results: number) => void;
}

function replayMachineOf(machine: AnyStateMachine): ReplayMachine {
  const facts = unprovidedIn(machine).filter((name) => name in machine.implementations.guards);
  let assumed = 0;
  const guards = facts.map((name, index) => [name, () => Boolean(assumed & (1 << index))]);
  return {
    machine: machine.provide({ guards: Object.fromEntries(guards) }),
    facts: facts.length,
    assume: (results) => {
      assumed = results;
    },
  };
}

/** The snapshot after an event, and the transitions taken. */
interface ReplayedEvent {
  after: AnyMachineSnapshot;
  transitions: TakenTransition[];
}

/**
 * Tries every combination of fact results, starting with all false. Prefers one that leads to the
 * recorded state over the recorded transitions, then one that leads to that state at all.
 */
function replayEvent(
  { machine, facts, assume: suppose }: ReplayMachine,
  before: AnyMachineSnapshot,
  step: RecordedStep,
) {
  let first: ReplayedEvent | undefined;
  let sameState: ReplayedEvent | undefined;
  for (let results = 0; results < 2 ** facts; results++) {
    suppose(results);
    const replayed = applyEvent(machine, before, step);
    if (hasRecordedState(replayed, step)) {
      if (hasRecordedTransitions(replayed, step)) return replayed;
      sameState ??= replayed;
    }
    first ??= replayed;
  }
  return sameState ?? first ?? { after: before, transitions: [] };
}

const hasRecordedState = (
  replayed: ReplayedEvent | undefined,
  { value }: RecordedStep,
): replayed is ReplayedEvent => JSON.stringify(replayed?.after.value) === JSON.stringify(value);

/**
 * Whether the transitions match too: several may lead to the same state. Old recordings lack them.
 */
const hasRecordedTransitions = ({ transitions }: ReplayedEvent, { taken }: RecordedStep): boolean =>
  taken === undefined || [...transitionIds(transitions)].join() === taken.join();

/** Restores an event's error, which a recording stores as a plain object with a name. */
function withRestoredError(event: AnyEventObject): AnyEventObject {
  const error: { name?: string } | undefined = event.error;
  return error?.name ? { ...event, error: Object.assign(new Error(), error) } : event;
}

/** Limit of microsteps per event: with a wrong fact result a machine may loop for ever. */
const MAX_STEPS = 100;

/** Applies an event; undefined when the machine throws, as it may on redacted data. */
function applyEvent(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  { event }: RecordedStep,
): ReplayedEvent | undefined {
  const { value, context, historyValue } = before;
  try {
    const resolved = machine.resolveState({ value, context, historyValue });
    const transitions: TakenTransition[] = [];
    const after = machine.transition(
      resolved,
      withRestoredError(event),
      inertActorScope(machine, transitions),
    );
    return { after, transitions };
  } catch {
    return undefined;
  }
}

/**
 * Creates an actor scope in which no action runs and which collects the transitions taken. XState's
 * own `transition` runs no actions either, but does not report transitions.
 */
function inertActorScope(machine: AnyStateMachine, transitions: TakenTransition[]) {
  // This actor is never started: it only lends its system to the replay.
  const self = createActor(machine);
  self.system.inspect((inspected) => {
    // Ignore the microsteps of child machines.
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== self) return;
    if (transitions.length > MAX_STEPS) throw new Error('It goes round in circles.');
    transitions.push(...(inspected as unknown as { _transitions: TakenTransition[] })._transitions);
  });
  const doNothing = () => {};
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: doNothing,
    defer: doNothing,
    stopChild: doNothing,
    emit: doNothing,
    actionExecutor: doNothing,
  };
}
