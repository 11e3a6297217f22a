import { and, setup } from 'xstate';
import { effect, fact, port } from '../port.ts';
import { sendToActor } from '../system.ts';

declare module '../system.ts' {
  interface ActorEvents {
    forcedSignOut: { type: 'session.rejected' };
  }
  interface LazyActors {
    forcedSignOut: typeof forcedSignOutMachine;
  }
}

/**
 * The forced sign-out after the platform rejects the token of a signed-in shopper: four steps in
 * order. Further rejections are ignored until five seconds after the last step. A step that fails
 * reloads the page. The last step opens the sign-in page, unless the shopper is already there: its
 * form may contain input.
 */
export const forcedSignOutMachine = setup({
  types: { events: {} as { type: 'session.rejected' } },
  actors: {
    clearStored: port('clearStored'),
    resetCaches: port('resetCaches'),
    goToSignIn: port('goToSignIn'),
  },
  actions: {
    sendToActor: sendToActor(),
    reloadPage: effect('reloadPage'),
    reloadSignIn: effect('reloadSignIn'),
  },
  guards: {
    isOnSignIn: fact('isOnSignIn'),
    /** Whether the shopper was redirected to the present page from another one. */
    hasOrigin: fact('hasOrigin'),
  },
  delays: { pause: 1_000, lock: 5_000 },
}).createMachine({
  id: 'forcedSignOut',
  description: 'The forced sign-out after the platform rejects a session.',
  initial: 'idle',
  states: {
    idle: { on: { 'session.rejected': 'clearing' } },
    clearing: {
      invoke: {
        id: 'clearStored',
        src: 'clearStored',
        onDone: {
          target: 'resetting',
          actions: {
            type: 'sendToActor',
            params: { to: 'session', event: { type: 'session.end' } },
          },
        },
        onError: 'reloading',
      },
    },
    resetting: {
      invoke: {
        id: 'resetCaches',
        src: 'resetCaches',
        onDone: 'pausing',
        onError: 'reloading',
      },
    },
    pausing: {
      after: {
        pause: [
          { guard: and(['isOnSignIn', 'hasOrigin']), target: 'locked' },
          { guard: 'isOnSignIn', target: 'locked', actions: 'reloadSignIn' },
          { target: 'going' },
        ],
      },
    },
    going: {
      invoke: { id: 'goToSignIn', src: 'goToSignIn', onDone: 'locked', onError: 'reloading' },
    },
    reloading: { entry: 'reloadPage', always: 'locked' },
    locked: { after: { lock: 'idle' } },
  },
});
