import { type AnyStateMachine, StateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.ts', {
  eager: true,
});

/** Every machine of the shop by its id, as it is declared, to play recordings on. */
export const MACHINES: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((part) => (part instanceof StateMachine ? [[part.id, part as AnyStateMachine]] : [])),
);
