import { type AnyStateMachine, createMachine } from 'xstate';

/** A machine of the same id that begins where the real one does, and never moves. */
export function inert<Machine extends AnyStateMachine>({ id, config }: Machine): Machine {
  const initial = config.initial as string | undefined;
  return createMachine({
    id,
    context: config.context as object,
    ...(initial ? { initial, states: { [initial]: {} } } : {}),
  }) as AnyStateMachine as Machine;
}
