import { type AnyStateMachine, fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * What a machine may ask of the world, and how it says so. A machine declares;
 * `src/app/system` provides; a test provides fakes.
 *
 * XState reports a stub that throws like any other failed call, so an unwired
 * port would look like bad weather. `unprovidedIn` is how a test catches it.
 */

/** A call that answers, later, or fails. */
export const port = <Output = void, Input = NonReducibleUnknown>(name: string) =>
  stub(fromPromise<Output, Input>(() => unprovided(name)));

/** Something done and not waited for. It must not throw: the wiring sees to that. */
export const effect = <Params = void>(name: string) =>
  stub((_: unknown, _params: Params): void => unprovided(name));

/** A yes or no that only the outside knows. */
export const fact = (name: string) => stub((): boolean => unprovided(name));

/** The names of the ports of `machine` that nobody has provided. */
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

function unprovided(name: string): never {
  throw new Error(`"${name}" is not provided in src/app/system.`);
}
