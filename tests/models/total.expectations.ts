import { setup } from 'xstate';

export const TOTAL_ACTIONS = [
  'price rises',
  'price falls',
  'press',
  'press while the price rises',
  'come back',
] as const;
export type TotalAction = (typeof TOTAL_ACTIONS)[number];

/**
 * The total I saw is the total I pay: if the platform wants another one, the shop shows that total
 * first, and the shopper presses again.
 */
export const totalExpectations = setup({
  types: { events: {} as { type: TotalAction } },
}).createMachine({
  id: 'total',
  initial: 'seesUsual',
  states: {
    seesUsual: {
      on: {
        press: 'paidUsual',
        'press while the price rises': 'seesRaised',
        'price rises': 'seesUsualButRaised',
        'come back': 'seesUsual',
      },
    },
    seesUsualButRaised: {
      on: { press: 'seesRaised', 'come back': 'seesRaised', 'price falls': 'seesUsual' },
    },
    seesRaised: {
      on: { press: 'paidRaised', 'price falls': 'seesRaisedButUsual', 'come back': 'seesRaised' },
    },
    seesRaisedButUsual: { on: { press: 'seesUsual', 'come back': 'seesUsual' } },
    paidUsual: {},
    paidRaised: {},
  },
});
