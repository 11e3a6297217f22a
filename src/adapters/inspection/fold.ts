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
 * Plays a recording: folds each event into its machine, up to the failing one. Nothing is done
 * again: no call, no effect. Facts, which only the outside knew then, are answered so that the
 * machine goes the way it went.
 *
 * @param machines as they are declared, by id: nobody provides their ports.
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

/** A machine whose facts are as they are supposed to be. */
interface Play {
  machine: AnyStateMachine;
  facts: number;
  /** One bit for the answer to each fact. */
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

/** Where an event leads, and over which transitions. */
interface Way {
  after: AnyMachineSnapshot;
  transitions: Taken[];
}

/** Tries every answer to the facts, beginning with no to all of them. */
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

/** Several ways may lead to one state, each for its own reason. */
const isThatWay = ({ transitions }: Way, { taken }: RecordedStep): boolean =>
  taken === undefined || [...placesOf(transitions)].join() === taken.join();

/** An error as it was thrown: in a recording it is plain data with a name. */
function revived(event: AnyEventObject): AnyEventObject {
  const error: { name?: string } | undefined = event.error;
  return error?.name ? { ...event, error: Object.assign(new Error(), error) } : event;
}

/** One event leads to fewer steps; with a fact that was otherwise, they might never end. */
const MOST_STEPS = 100;

/** What the event leads to; undefined where what is redacted makes the machine stumble. */
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
 * A machine's surroundings in which nothing is done. XState's own `transition` has the same, but
 * tells nobody which transitions were taken.
 */
function inert(machine: AnyStateMachine, transitions: Taken[]) {
  const self = createActor(machine);
  self.system.inspect((heard) => {
    // Of a machine that it starts nothing is told here.
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
