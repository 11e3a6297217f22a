import { type AnyMachineSnapshot, type AnyStateMachine, StateMachine, transition } from 'xstate';
import { unprovidedIn } from '../../../machines/port.ts';
import type { Moment } from './moments.ts';
import type { RecordedStep, Recording } from './recording.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../machines/*.ts');

/** Every machine of the shop as it is declared, by its id. */
async function declaredMachines(): Promise<Map<string, AnyStateMachine>> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  const machines = loaded
    .flatMap((module) => Object.values(module))
    .filter((exported): exported is AnyStateMachine => exported instanceof StateMachine);
  return new Map(machines.map((machine) => [machine.id, machine]));
}

/**
 * Plays a recording: folds each event into the machine as it is declared, up to the failing one.
 * Nothing is done again: no call, no effect. Facts, which only the outside knew, are answered so
 * that the machine goes where it went.
 */
export async function fold(recording: Recording): Promise<Moment[]> {
  const machines = await declaredMachines();
  const states: (AnyMachineSnapshot | null)[] = recording.actors.map(() => null);
  return recording.steps.map((step) => {
    const { id = '', machine: name = '', value, context } = recording.actors[step.actor] ?? {};
    const machine = machines.get(name);
    const before = states[step.actor];
    let after: AnyMachineSnapshot | undefined;
    if (machine && step.value !== undefined) {
      after = before
        ? next(machine, before, step)
        : value === null || value === undefined
          ? undefined
          : machine.resolveState({ value, context: context as never });
    }
    if (after) states[step.actor] = after;
    const { at, event, sender } = step;
    return { at, actorId: id, sender, event, after, hasFailed: step.value === undefined };
  });
}

function next(machine: AnyStateMachine, before: AnyMachineSnapshot, step: RecordedStep) {
  const facts = unprovidedIn(machine).filter((name) => name in machine.implementations.guards);
  let first: AnyMachineSnapshot | undefined;
  for (let answers = 0; answers < 2 ** facts.length; answers++) {
    const guards = Object.fromEntries(
      facts.map((name, at) => [name, () => Boolean(answers & (1 << at))]),
    );
    const [after] = transition(machine.provide({ guards }), before, step.event);
    if (JSON.stringify(after.value) === JSON.stringify(step.value)) return after;
    first ??= after;
  }
  return first;
}
