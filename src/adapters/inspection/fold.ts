import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { unprovidedIn } from '../../../machines/port.ts';
import type { Moment } from './moments.ts';
import { placesOf } from './placeOf.ts';
import type { RecordedStep, Recording } from './recording.ts';
import type { Taken } from './transitionTracker.ts';

/**
 * Replays a recording: applies each event to its machine, up to the failing one, without actions or
 * invoked actors. Guards that read outside facts have no recorded result, so the replay tries all
 * results until the machine takes the recorded transitions.
 *
 * @param machines - the machines as declared, without provided ports, by id
 */
export function fold(
  recording: Recording,
  machines: ReadonlyMap<string, AnyStateMachine>,
): Moment[] {
  const states: (AnyMachineSnapshot | undefined)[] = [];
  const plays = new Map([...machines].map(([id, machine]) => [id, playOf(machine)]));
  return recording.steps.map((step) => {
    const { id = '', machine: name = '', value, context } = recording.actors[step.actor] ?? {};
    const play = plays.get(name);
    const before = states[step.actor];
    let after: AnyMachineSnapshot | undefined;
    let transitions: Taken[] = [];
    if (play && step.value !== undefined && value) {
      if (before) ({ after, transitions } = next(play, before, step));
      else after = play.machine.resolveState({ value, context: context as never });
      states[step.actor] = after;
    }
    const { at, event, sender } = step;
    const taken = placesOf(transitions);
    const hasFailed = step.value === undefined;
    return { at, actorId: id, sender, event, after, hasFailed, taken: () => taken };
  });
}

/** A machine whose fact guards return assumed results. */
interface Play {
  machine: AnyStateMachine;
  facts: number;
  /** Sets the assumed results, one bit per fact guard. */
  suppose: (answers: number) => void;
}

function playOf(machine: AnyStateMachine): Play {
  const facts = unprovidedIn(machine).filter((name) => name in machine.implementations.guards);
  let supposed = 0;
  const guards = facts.map((name, at) => [name, () => Boolean(supposed & (1 << at))]);
  return {
    machine: machine.provide({ guards: Object.fromEntries(guards) }),
    facts: facts.length,
    suppose: (answers) => {
      supposed = answers;
    },
  };
}

/** The snapshot after an event, and the transitions taken. */
interface Way {
  after: AnyMachineSnapshot;
  transitions: Taken[];
}

/**
 * Tries every combination of fact results, starting with all false. Prefers one that leads to the
 * recorded state over the recorded transitions, then one that leads to that state at all.
 */
function next({ machine, facts, suppose }: Play, before: AnyMachineSnapshot, step: RecordedStep) {
  let first: Way | undefined;
  let there: Way | undefined;
  for (let answers = 0; answers < 2 ** facts; answers++) {
    suppose(answers);
    const way = follow(machine, before, step);
    if (isThere(way, step)) {
      if (isThatWay(way, step)) return way;
      there ??= way;
    }
    first ??= way;
  }
  return there ?? first ?? { after: before, transitions: [] };
}

const isThere = (way: Way | undefined, { value }: RecordedStep): way is Way =>
  JSON.stringify(way?.after.value) === JSON.stringify(value);

/**
 * Whether the transitions match too: several may lead to the same state. Old recordings lack them.
 */
const isThatWay = ({ transitions }: Way, { taken }: RecordedStep): boolean =>
  taken === undefined || [...placesOf(transitions)].join() === taken.join();

/** Restores an event's error, which a recording stores as a plain object with a name. */
function revived(event: AnyEventObject): AnyEventObject {
  const error: { name?: string } | undefined = event.error;
  return error?.name ? { ...event, error: Object.assign(new Error(), error) } : event;
}

/** Limit of microsteps per event: with a wrong fact result a machine may loop for ever. */
const MOST_STEPS = 100;

/** Applies an event; undefined when the machine throws, as it may on redacted data. */
function follow(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  { event }: RecordedStep,
): Way | undefined {
  const { value, context, historyValue } = before;
  try {
    const here = machine.resolveState({ value, context, historyValue });
    const transitions: Taken[] = [];
    const after = machine.transition(here, revived(event), inert(machine, transitions));
    return { after, transitions };
  } catch {
    return undefined;
  }
}

/**
 * Creates an actor scope in which no action runs and which collects the transitions taken. XState's
 * own `transition` runs no actions either, but does not report transitions.
 */
function inert(machine: AnyStateMachine, transitions: Taken[]) {
  const self = createActor(machine);
  self.system.inspect((heard) => {
    // Ignore the microsteps of child machines.
    if (heard.type !== '@xstate.microstep' || heard.actorRef !== self) return;
    if (transitions.length > MOST_STEPS) throw new Error('It goes round in circles.');
    transitions.push(...(heard as unknown as { _transitions: Taken[] })._transitions);
  });
  const nothing = () => {};
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
}
