import { assign, setup } from 'xstate';
import { effect, fact } from '../port.ts';
import { notifyActor } from '../system.ts';

declare module '../system.ts' {
  interface ActorEvents {
    network: NetworkEvent;
  }
  interface LazyActors {
    network: typeof networkMachine;
  }
}

type NetworkEvent =
  /** The browser's state, read without a change event. */
  | { type: 'network.checked'; isOnline: boolean }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** The shopper is told, and the cart repeats a read that failed. */
const RETURNED = [
  'announceOnline',
  { type: 'notifyActor', params: { to: 'cart', event: { type: 'cart.reconnected' } } },
] as const;

/** Whether the browser is online. It reports going offline, and coming back online. */
export const networkMachine = setup({
  types: {
    context: {} as { hasBeenOffline: boolean },
    events: {} as NetworkEvent,
  },
  actions: {
    notifyActor: notifyActor(),
    remember: assign({ hasBeenOffline: true }),
    announceOffline: effect('announceOffline'),
    announceOnline: effect('announceOnline'),
  },
  guards: {
    isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    /** Whether the shopper saw an offline notice before this code had loaded. */
    isOfflineShown: fact('isOfflineShown'),
  },
}).createMachine({
  id: 'network',
  context: { hasBeenOffline: false },
  initial: 'unknown',
  states: {
    unknown: {
      on: {
        'network.checked': [
          { guard: { type: 'isOnline', params: ({ event }) => event }, target: 'online' },
          { target: 'offline', actions: ['remember', 'announceOffline'] },
        ],
        'network.offline': { target: 'offline', actions: ['remember', 'announceOffline'] },
        'network.online': [
          { guard: 'isOfflineShown', target: 'online', actions: ['remember', ...RETURNED] },
          { target: 'online' },
        ],
      },
    },
    online: {
      on: { 'network.offline': { target: 'offline', actions: ['remember', 'announceOffline'] } },
    },
    offline: {
      tags: 'offline',
      on: { 'network.online': { target: 'online', actions: RETURNED } },
    },
  },
});
