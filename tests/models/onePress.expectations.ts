import { setup } from 'xstate';

export const PRESS_ACTIONS = [
  'press',
  'press twice',
  'press, request lost',
  'press, response lost',
  'press, request lost and platform unreachable',
  'press, response lost and platform unreachable',
  'check',
  'come back',
] as const;
export type PressAction = (typeof PRESS_ACTIONS)[number];

/**
 * One press makes one order, however often it is repeated and whatever the network loses. The shop
 * reports an order exactly if the platform has one, and only says "unconfirmed" while nobody
 * answers.
 */
export const onePressExpectations = setup({
  types: { events: {} as { type: PressAction } },
}).createMachine({
  id: 'onePress',
  initial: 'review',
  states: {
    review: {
      on: {
        press: 'receipt',
        'press twice': 'receipt',
        'press, request lost': 'review',
        'press, response lost': 'receipt',
        'press, request lost and platform unreachable': 'unconfirmedWithoutOrder',
        'press, response lost and platform unreachable': 'unconfirmedWithOrder',
        'come back': 'review',
      },
    },
    unconfirmedWithoutOrder: {
      on: { check: 'review', 'come back': 'review', press: 'unconfirmedWithoutOrder' },
    },
    unconfirmedWithOrder: {
      on: { check: 'receipt', 'come back': 'receipt', press: 'unconfirmedWithOrder' },
    },
    receipt: { on: { press: 'receipt', 'press twice': 'receipt' } },
  },
});
