import { type AnyStateMachine, createMachine } from 'xstate';

/** Creates a machine with the same id, context and initial state, but without transitions. */
export function inert<Machine extends AnyStateMachine>({ id, config }: Machine): Machine {
  const initial = config.initial as string | undefined;
  return createMachine({
    id,
    context: config.context as object,
    ...(initial ? { initial, states: { [initial]: {} } } : {}),
  }) as AnyStateMachine as Machine;
}
