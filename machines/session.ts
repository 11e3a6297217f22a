import { setup } from 'xstate';
import { fact } from './port.ts';
import { tell } from './tell.ts';

/**
 * Who the shopper is, in its simplest form (spec §4 "Session"): signed in when a live sign-in
 * token is stored at load; setting a token signs in, clearing it signs out.
 */
export const sessionMachine = setup({
  types: {
    events: {} as
      | { type: 'session.tokenSet' }
      | { type: 'session.tokenCleared' }
      | { type: 'session.ask' },
  },
  actions: { tell: tell() },
  guards: { hasToken: fact('hasToken') },
}).createMachine({
  id: 'session',
  description: 'Signed in or signed out.',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasToken', target: 'signedIn' }, { target: 'signedOut' }] },
    signedIn: {
      tags: 'signedIn',
      entry: {
        type: 'tell',
        params: { to: 'checkout', event: { type: 'session.known', isSignedIn: true } },
      },
      on: {
        'session.tokenCleared': 'signedOut',
        'session.ask': { target: 'signedIn', reenter: true },
      },
    },
    signedOut: {
      entry: {
        type: 'tell',
        params: { to: 'checkout', event: { type: 'session.known', isSignedIn: false } },
      },
      on: {
        'session.tokenSet': 'signedIn',
        'session.ask': { target: 'signedOut', reenter: true },
      },
    },
  },
});
