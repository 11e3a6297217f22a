import { type AnyStateMachine, createActor, fromPromise, toPromise } from 'xstate';

/**
 * A machine whose code is fetched when it is first needed: it runs as a child in the same actor
 * system, under its own systemId, and its output is the answer. Leaving the state stops it. Who
 * wants the machine itself finds it by `load`.
 */
export const lazyInvoke = <Output, Input>(systemId: string, load: () => Promise<AnyStateMachine>) =>
  Object.assign(
    fromPromise<Output, Input>(async ({ input, self, signal }) => {
      const machine = await load();
      if (signal.aborted) throw new Error(`${systemId} is no longer needed.`);
      const actor = createActor(machine, { id: systemId, systemId, input, parent: self });
      // An actor with a parent may not be stopped from outside by its method.
      signal.addEventListener('abort', () => actor.send({ type: 'xstate.stop' }));
      const output = toPromise(actor);
      actor.start();
      return output;
    }),
    { load },
  );
