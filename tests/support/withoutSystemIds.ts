import { type AnyStateMachine, createMachine } from 'xstate';

/** Removes systemIds from a machine, so that one actor system can contain it several times. */
export function withoutSystemIds(machine: AnyStateMachine): AnyStateMachine {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (typeof value !== 'object' || value === null) return value;
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    const remaining = Object.entries(value).filter(([key]) => key !== 'systemId');
    return Object.fromEntries(remaining.map(([key, inner]) => [key, strip(inner)]));
  };
  return createMachine(strip(machine.config) as never, machine.implementations as never);
}
