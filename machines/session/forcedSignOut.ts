import { and, type DoneActorEvent, setup, stateIn } from 'xstate';
import { effect, fact, port } from '../port.ts';
import type { ViewChange } from '../storeView/viewChange.ts';
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
 * The forced sign-out after the platform rejects the token of a signed-in shopper. It clears what
 * is stored, resets the caches, waits a second, and opens the sign-in page. Further rejections have
 * no effect until five seconds later; then the session asks the platform again. A step that fails
 * reloads the page. A shopper who is already on the sign-in page stays there: its form may contain
 * input. If the platform no longer has the stored store view, the sign-in page is loaded in the
 * view that replaces it: the platform would refuse the form's requests.
 */
export const forcedSignOutMachine = setup({
  types: {
    events: {} as { type: 'session.rejected' },
  },
  actors: {
    clearStored: port('clearStored'),
    resetCaches: port('resetCaches'),
    goToSignIn: port('goToSignIn'),
    /** Null if the platform still has the stored store view. */
    readViewChange: port<ViewChange | null>('readViewChange'),
    /** Stores the view and loads the sign-in page in it, with a notice that says why. */
    loadSignIn: port<void, ViewChange>('loadSignIn'),
  },
  actions: {
    sendToActor: sendToActor(),
    /** Shows a notice that says why the sign-in page has opened. */
    showSessionEnded: effect('showSessionEnded'),
    reloadPage: effect('reloadPage'),
    reloadSignIn: effect('reloadSignIn'),
  },
  guards: {
    isOnSignIn: fact('isOnSignIn'),
    /** Whether the shopper was redirected to the present page from another one. */
    hasOrigin: fact('hasOrigin'),
    hasStoredView: fact('hasStoredView'),
    isViewChanged: (_, { change }: { change: ViewChange | null }) => change !== null,
  },
  delays: { pause: 1_000, timeout: 3_000, lock: 5_000 },
}).createMachine({
  id: 'forcedSignOut',
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
        onDone: 'delaying',
        onError: 'reloading',
      },
    },
    delaying: {
      after: {
        pause: [
          {
            guard: and(['isOnSignIn', 'hasOrigin']),
            target: 'locked',
            actions: 'showSessionEnded',
          },
          { guard: 'isOnSignIn', target: 'locked', actions: 'reloadSignIn' },
          { guard: 'hasStoredView', target: 'checkingView' },
          { target: 'going' },
        ],
      },
    },
    checkingView: {
      after: { timeout: 'going' },
      invoke: {
        id: 'readViewChange',
        src: 'readViewChange',
        onDone: [
          {
            guard: { type: 'isViewChanged', params: ({ event }) => ({ change: event.output }) },
            target: 'changingView',
          },
          { target: 'going' },
        ],
        onError: 'going',
      },
    },
    changingView: {
      invoke: {
        id: 'loadSignIn',
        src: 'loadSignIn',
        input: ({ event }) => (event as unknown as DoneActorEvent<ViewChange>).output,
        onDone: 'locked',
        onError: 'reloading',
      },
    },
    going: {
      invoke: { id: 'goToSignIn', src: 'goToSignIn', onDone: 'locked', onError: 'reloading' },
    },
    reloading: { entry: 'reloadPage', always: 'locked' },
    locked: {
      after: {
        lock: [
          {
            guard: stateIn({ locked: 'rejectedAgain' }),
            target: 'idle',
            actions: {
              type: 'sendToActor',
              params: { to: 'session', event: { type: 'session.readDetails' } },
            },
          },
          { target: 'idle' },
        ],
      },
      initial: 'quiet',
      states: {
        quiet: { on: { 'session.rejected': 'rejectedAgain' } },
        /** The platform may have rejected a newer token, which nothing else would send again. */
        rejectedAgain: {},
      },
    },
  },
});
