import { assign, setup } from 'xstate';
import { effect } from '../port.ts';

/**
 * Whether the browser has a network: losing it is told, and
 * finding it again is told to who had lost it.
 */
export const networkMachine = setup({
  types: {
    /** Whether the network was there before the first event. */
    input: {} as { wasOnline: boolean },
    context: {} as { hasBeenOffline: boolean },
    events: {} as { type: 'network.offline' } | { type: 'network.online' },
  },
  actions: {
    remember: assign({ hasBeenOffline: true }),
    tellOffline: effect('tellOffline'),
    tellOnline: effect('tellOnline'),
  },
  guards: { wasOnline: ({ context }) => !context.hasBeenOffline },
}).createMachine({
  id: 'network',
  description: 'Online and offline, as the browser says.',
  context: ({ input }) => ({ hasBeenOffline: !input.wasOnline }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'wasOnline', target: 'online' }, { target: 'offline' }] },
    online: {
      on: { 'network.offline': { target: 'offline', actions: ['remember', 'tellOffline'] } },
    },
    offline: {
      tags: 'offline',
      on: { 'network.online': { target: 'online', actions: 'tellOnline' } },
    },
  },
});
