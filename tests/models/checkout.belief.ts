import { setup } from 'xstate';

/** What a guest believes of the checkout: one step after another, and nothing is ever lost. */
export const checkoutBelief = setup({
  types: {
    events: {} as {
      type: 'send' | 'forget' | 'reload' | 'payByCheck' | 'payByBadCard' | 'place' | 'payAnother';
    },
  },
}).createMachine({
  id: 'checkoutBelief',
  initial: 'address',
  states: {
    address: { on: { send: 'shipping', forget: 'incomplete' } },
    incomplete: { on: { send: 'shipping' } },
    shipping: { on: { send: 'billing', reload: 'shipping' } },
    billing: { on: { send: 'payment', reload: 'billing' } },
    payment: { on: { payByCheck: 'review', payByBadCard: 'doubtful', reload: 'payment' } },
    review: { on: { place: 'receipt' } },
    doubtful: { on: { place: 'refused' } },
    refused: { on: { payAnother: 'payment' } },
    receipt: { type: 'final' },
  },
});
