import { checkoutSetup } from './setup.ts';
import { outputOf, SET_SPENT_CART, showFailure } from './stepActions.ts';

const { createStateConfig } = checkoutSetup;

/**
 * Verifies the outcome of a payment that was sent earlier, in this tab, another one or an earlier
 * visit. Sends nothing.
 */
export const settlingState = createStateConfig({
  initial: 'verifying',
  states: { verifying: { tags: 'confirming' }, delayed: { tags: 'delayed' } },
  on: {
    'order.delayed': '.delayed',
    'receipt.setOrder': {
      actions: [
        { type: 'setOrder', params: ({ event }) => event },
        { type: 'storeReceipt', params: ({ event }) => event },
      ],
    },
    // After a sign-in, the record may be another customer's, and an order history can be read.
    'session.announced': [
      {
        guard: { type: 'isSigningIn', params: ({ event }) => event },
        target: '#checkout.settling',
        reenter: true,
        actions: { type: 'setSession', params: ({ event }) => event },
      },
      { actions: { type: 'setSession', params: ({ event }) => event } },
    ],
  },
  invoke: {
    id: 'settleOrder',
    src: 'placeOrder',
    input: null,
    onDone: [
      {
        guard: { type: 'isAccepted', params: outputOf },
        target: '#checkout.receipt',
        actions: [
          SET_SPENT_CART,
          { type: 'announce', params: ({ context }) => ({ ...context, outcome: 'placed' }) },
        ],
      },
      {
        guard: { type: 'isPlaced', params: outputOf },
        target: '#checkout.receipt',
        actions: [
          SET_SPENT_CART,
          showFailure('review'),
          { type: 'announce', params: ({ context }) => ({ ...context, outcome: 'placed' }) },
        ],
      },
      {
        guard: { type: 'isAbsent', params: outputOf },
        target: '#checkout.reopening',
        actions: [
          'forgetSpentCart',
          showFailure('review'),
          { type: 'announce', params: { outcome: 'absent', order: null } },
        ],
      },
      {
        guard: { type: 'hadNoPaymentToVerify', params: outputOf },
        target: '#checkout.restoring',
      },
      {
        target: '#checkout.unconfirmed',
        actions: [
          SET_SPENT_CART,
          { type: 'announce', params: { outcome: 'unknown', order: null } },
        ],
      },
    ],
    onError: {
      target: '#checkout.unconfirmed',
      actions: { type: 'announce', params: { outcome: 'unknown', order: null } },
    },
  },
});

/** It is unknown whether there is an order. The shopper can check again, which sends no order. */
export const unconfirmedState = createStateConfig({
  tags: 'unconfirmed',
  on: {
    'order.check': '#checkout.settling',
    'checkout.begin': '#checkout.settling',
    'session.announced': [
      {
        guard: { type: 'isSigningIn', params: ({ event }) => event },
        target: '#checkout.settling',
        actions: { type: 'setSession', params: ({ event }) => event },
      },
      { actions: { type: 'setSession', params: ({ event }) => event } },
    ],
  },
});
