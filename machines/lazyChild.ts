import {
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  fromPromise,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import { LOADER_ID, withParams } from './system.ts';

interface LoaderContext {
  input: unknown;
  output: unknown;
}

type LoaderEvent = { type: string; output?: unknown; error?: unknown };

/**
 * A child whose code is fetched when a parent invokes it for the first time. It runs under its own
 * systemId; its output or error becomes that of the invocation. Leaving the parent's state stops
 * it.
 *
 * @param name - the child's id and systemId.
 * @param load - fetches the child's machine, wired to its ports.
 */
export function lazyChild<Output, Input>(
  name: string,
  load: (scope: Pick<AnyActorRef, 'system'>) => Promise<AnyStateMachine>,
) {
  const machine = setup({
    types: { context: {} as LoaderContext, events: {} as LoaderEvent, input: {} as Input },
    actors: { load: fromPromise<AnyStateMachine>(load) },
    actions: {
      spawn: withParams<LoaderContext, LoaderEvent, { logic: AnyStateMachine }>(
        ({ context: { input }, enqueue }, { logic }) => {
          enqueue.spawnChild(logic as never, { id: name, systemId: name, input } as never);
        },
      ),
      setOutput: assign((_, { output }: { output: unknown }) => ({ output })),
      /** Throws the error, so that the parent gets `onError`. */
      fail: (_, { error }: { error: unknown }) => {
        throw error;
      },
    },
  }).createMachine({
    id: LOADER_ID,
    context: ({ input }) => ({ input, output: undefined }),
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          onDone: {
            target: 'running',
            actions: { type: 'spawn', params: ({ event }) => ({ logic: event.output }) },
          },
          onError: { actions: { type: 'fail', params: ({ event }) => event } },
        },
      },
      running: {
        on: {
          [`xstate.done.actor.${name}`]: {
            target: 'done',
            actions: { type: 'setOutput', params: ({ event }) => ({ output: event.output }) },
          },
          [`xstate.error.actor.${name}`]: {
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      done: { type: 'final' },
    },
    output: ({ context }) => context.output,
  });
  // The parent can only see an output or an error, as of a promise.
  return machine as unknown as PromiseActorLogic<Output, Input>;
}
