import { type AnyStateMachine, fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * The ports of a machine: its calls to the outside. The machine declares them,
 * `src/app/system/wiring` provides them, and a test provides fakes.
 *
 * XState handles a missing implementation that throws like any failed call, so an unwired port
 * would look like a network failure. `unprovidedIn` lets a test find it.
 */

/** Declares an asynchronous call to the outside, as a promise actor. */
export const port = <Output = void, Input = NonReducibleUnknown>(name: string) =>
  stub(fromPromise<Output, Input>(() => throwUnprovided(name)));

/**
 * Declares a side effect that the machine does not wait for. Its implementation must not throw; the
 * wiring wraps it in `safely`.
 */
export const effect = <Params = void>(name: string) =>
  stub((_: unknown, _params: Params): void => throwUnprovided(name));

/** Declares a guard that depends on something outside the machine. */
export const fact = <Params = void>(name: string) =>
  stub((_: unknown, _params: Params): boolean => throwUnprovided(name));

/** The names of the machine's ports without an implementation. */
export const unprovidedIn = ({ implementations }: AnyStateMachine): string[] =>
  Object.values(implementations).flatMap((group) =>
    Object.keys(group).filter((name) => {
      const implementation = group[name];
      return (
        (typeof implementation === 'object' || typeof implementation === 'function') &&
        implementation !== null &&
        stubs.has(implementation)
      );
    }),
  );

const stubs = new WeakSet<object>();

function stub<Implementation extends object>(implementation: Implementation): Implementation {
  stubs.add(implementation);
  return implementation;
}

function throwUnprovided(name: string): never {
  throw new Error(`"${name}" is not provided in src/app/system/wiring.`);
}
