import { setup } from 'xstate';

/** What a guest believes of the checkout: one step after another, and nothing is ever lost. */
export const checkoutBelief = setup({
  types: {
    events: {} as {
      type: 'send' | 'forget' | 'reload' | 'payByCheck' | 'payByBadCard' | 'place';
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
    // Asked for another card, and all else is kept.
    refused: { on: { payByCheck: 'review' } },
    receipt: { type: 'final' },
  },
});
