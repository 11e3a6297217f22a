import { setup } from 'xstate';

export const OWN_DATA_ACTIONS = [
  'sign in',
  'add a flower',
  'enter an address',
  'sign out',
  'sign out in another tab',
  'let the session expire',
] as const;
export type OwnDataAction = (typeof OWN_DATA_ACTIONS)[number];

/** Every way in which a session ends. */
const ENDS = {
  'sign out': 'signedOut',
  'sign out in another tab': 'signedOut',
  'let the session expire': 'signedOut',
} as const;

/**
 * Nothing of a customer stays in the browser after a sign-out or an expired session. A session that
 * the platform rejects is not among these: the same customer continues the checkout after it.
 */
export const ownDataExpectations = setup({
  types: { events: {} as { type: OwnDataAction } },
}).createMachine({
  id: 'ownData',
  initial: 'guest',
  states: {
    guest: { on: { 'sign in': 'signedIn' } },
    signedIn: { on: { 'add a flower': 'withCart', ...ENDS } },
    withCart: { on: { 'enter an address': 'withAddress', ...ENDS } },
    withAddress: { on: ENDS },
    signedOut: {},
  },
});
