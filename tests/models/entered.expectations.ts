import { setup } from 'xstate';

export const ENTRY_ACTIONS = [
  'send address',
  'send address, refused',
  'send address, request lost',
  'choose shipping',
  'choose shipping, request lost',
  'same billing address',
  'same billing address, refused',
  'edit address',
  'come back',
] as const;
export type EntryAction = (typeof ENTRY_ACTIONS)[number];

const SENT = {
  'send address': 'address',
  'send address, refused': 'unsentAddress',
  'send address, request lost': 'unsentAddress',
} as const;

/** My entries are still there, whether the platform accepted, refused or never received them. */
export const enteredExpectations = setup({
  types: { events: {} as { type: EntryAction } },
}).createMachine({
  id: 'entered',
  initial: 'nothing',
  states: {
    nothing: { on: { ...SENT, 'come back': 'nothing' } },
    unsentAddress: { on: { ...SENT } },
    address: {
      on: {
        'choose shipping': 'shipping',
        'choose shipping, request lost': 'address',
        'edit address': 'editedAddress',
        'come back': 'address',
      },
    },
    editedAddress: { on: { ...SENT, 'come back': 'address' } },
    shipping: {
      on: {
        'same billing address': 'billing',
        'same billing address, refused': 'shipping',
        'edit address': 'editedAddressOfShipping',
        'come back': 'shipping',
      },
    },
    editedAddressOfShipping: { on: { 'send address': 'shipping', 'come back': 'shipping' } },
    billing: { on: { 'come back': 'billing' } },
  },
});
