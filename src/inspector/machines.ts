import { type AnyStateMachine, StateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.ts', {
  eager: true,
});

/** All machines of the shop by id, without provided ports, for replaying recordings. */
export const MACHINES: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((part) => (part instanceof StateMachine ? [[part.id, part as AnyStateMachine]] : [])),
);
