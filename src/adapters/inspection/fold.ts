import { type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import type { Moment } from './moments.ts';
import type { RecordedStep, Recording } from './recording.ts';

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
    if (machine && step.value !== undefined && value) {
      after = before
        ? next(machine, before, step)
        : machine.resolveState({ value, context: context as never });
      states[step.actor] = after;
    }
    const { at, event, sender } = step;
    return { at, actorId: id, sender, event, after, hasFailed: step.value === undefined };
  });
}

/** As many guards are asked otherwise, at most, to find the way that the machine went. */
const MOST_FACTS = 5;

function next(machine: AnyStateMachine, before: AnyMachineSnapshot, step: RecordedStep) {
  const asIs = follow(machine, before, step);
  if (isThere(asIs, step)) return asIs;
  const names = Object.keys(machine.implementations.guards);
  const asked = names.filter((name) => isAsked(name, machine, before, step)).slice(0, MOST_FACTS);
  for (let answers = 0; answers < 2 ** asked.length; answers++) {
    const facts = asked.map((name, at) => [name, () => Boolean(answers & (1 << at))]);
    const after = follow(machine.provide({ guards: Object.fromEntries(facts) }), before, step);
    if (isThere(after, step)) return after;
  }
  return asIs ?? before;
}

const isThere = (after: AnyMachineSnapshot | undefined, { value }: RecordedStep): boolean =>
  JSON.stringify(after?.value) === JSON.stringify(value);

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
): AnyMachineSnapshot | undefined {
  const { value, context, historyValue } = before;
  try {
    const here = machine.resolveState({ value, context, historyValue });
    return machine.transition(here, event, inert(machine));
  } catch {
    return undefined;
  }
}

/**
 * A machine's surroundings in which nothing is done. XState's own `transition` has the same, but
 * it would then be in the code of every page.
 */
function inert(machine: AnyStateMachine) {
  const self = createActor(machine);
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
