import { type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import { type Moment, placesOf } from './moments.ts';
import type { RecordedStep, Recording } from './recording.ts';
import type { Taken } from './witness.ts';

/**
 * Plays a recording: folds each event into its machine, up to the failing one. Nothing is done
 * again: no call, no effect. Facts, which only the outside knew then, are answered so that the
 * machine goes where it went.
 */
export function fold(recording: Recording, machines: Map<string, AnyStateMachine>): Moment[] {
  const states: (AnyMachineSnapshot | undefined)[] = [];
  return recording.steps.map((step) => {
    const { id = '', machine: name = '', value, context } = recording.actors[step.actor] ?? {};
    const machine = machines.get(name);
    const before = states[step.actor];
    let after: AnyMachineSnapshot | undefined;
    let transitions: Taken[] = [];
    if (machine && step.value !== undefined && value) {
      if (before) ({ after, transitions } = next(machine, before, step));
      else after = machine.resolveState({ value, context: context as never });
      states[step.actor] = after;
    }
    const { at, event, sender } = step;
    const taken = placesOf(transitions);
    const hasFailed = step.value === undefined;
    return { at, actorId: id, sender, event, after, hasFailed, taken: () => taken };
  });
}

/** Where an event leads, and over which transitions. */
interface Way {
  after: AnyMachineSnapshot;
  transitions: Taken[];
}

/** As many guards are asked otherwise, at most, to find the way that the machine went. */
const MOST_FACTS = 5;

function next(machine: AnyStateMachine, before: AnyMachineSnapshot, step: RecordedStep): Way {
  const asIs = follow(machine, before, step);
  if (isThere(asIs, step)) return asIs;
  const names = Object.keys(machine.implementations.guards);
  const asked = names.filter((name) => isAsked(name, machine, before, step)).slice(0, MOST_FACTS);
  for (let answers = 0; answers < 2 ** asked.length; answers++) {
    const facts = asked.map((name, at) => [name, () => Boolean(answers & (1 << at))]);
    const way = follow(machine.provide({ guards: Object.fromEntries(facts) }), before, step);
    if (isThere(way, step)) return way;
  }
  return asIs ?? { after: before, transitions: [] };
}

const isThere = (way: Way | undefined, { value }: RecordedStep): way is Way =>
  JSON.stringify(way?.after.value) === JSON.stringify(value);

function isAsked(
  name: string,
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  step: RecordedStep,
): boolean {
  let isHeard = false;
  const listening = () => {
    isHeard = true;
    return false;
  };
  follow(machine.provide({ guards: { [name]: listening } }), before, step);
  return isHeard;
}

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
    const after = machine.transition(here, event, inert(machine, transitions));
    return { after, transitions };
  } catch {
    return undefined;
  }
}

/**
 * A machine's surroundings in which nothing is done. XState's own `transition` has the same, but
 * it would then be in the code of every page.
 */
function inert(machine: AnyStateMachine, transitions: Taken[]) {
  const self = createActor(machine);
  self.system.inspect((heard) => {
    if (heard.type !== '@xstate.microstep') return;
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
