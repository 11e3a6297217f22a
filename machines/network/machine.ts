import { assign, setup } from 'xstate';
import { effect } from '../port.ts';

declare module '../system.ts' {
  interface ActorEvents {
    network: NetworkEvent;
  }
  interface LazyActors {
    network: typeof networkMachine;
  }
}

export type NetworkEvent =
  /** What the browser says without a change. */
  | { type: 'network.checked'; isOnline: boolean }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/**
 * Whether the browser has a network: losing it is told, and
 * finding it again is told to who had lost it.
 */
export const networkMachine = setup({
  types: {
    context: {} as { hasBeenOffline: boolean },
    events: {} as NetworkEvent,
  },
  actions: {
    remember: assign({ hasBeenOffline: true }),
    tellOffline: effect('tellOffline'),
    tellOnline: effect('tellOnline'),
  },
  guards: { isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline },
}).createMachine({
  id: 'network',
  description: 'Online and offline, as the browser says.',
  context: { hasBeenOffline: false },
  initial: 'unknown',
  states: {
    unknown: {
      on: {
        'network.checked': [
          { guard: { type: 'isOnline', params: ({ event }) => event }, target: 'online' },
          { target: 'offline', actions: ['remember', 'tellOffline'] },
        ],
        'network.offline': { target: 'offline', actions: ['remember', 'tellOffline'] },
        // It was lost while this code was out of reach.
        'network.online': { target: 'online', actions: ['remember', 'tellOnline'] },
      },
    },
    online: {
      on: { 'network.offline': { target: 'offline', actions: ['remember', 'tellOffline'] } },
    },
    offline: {
      tags: 'offline',
      on: { 'network.online': { target: 'online', actions: 'tellOnline' } },
    },
  },
});
