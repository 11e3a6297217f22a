import type { Failure } from '../domain.ts';
import { checkoutSetup } from './setup.ts';

const { createStateConfig } = checkoutSetup;

/** The failure of an order, or of a step after it, as an error. */
export const rejection = ({ failure }: { failure: Failure | null }) =>
  Object.assign(new Error(failure?.message ?? ''), failure);

/**
 * Verifies the outcome of a payment that was sent earlier, in this tab, another one or an earlier
 * visit. Sends nothing.
 */
export const settlingState = createStateConfig({
  initial: 'asking',
  states: { asking: { tags: 'confirming' }, delayed: { tags: 'delayed' } },
  on: {
    'order.delayed': '.delayed',
    'receipt.setOrder': {
      actions: [
        { type: 'setOrder', params: ({ event }) => event },
        { type: 'storeReceipt', params: ({ event }) => event },
      ],
    },
    // After a sign-in, the record may be another customer's, and an order history can be read.
    'session.known': [
      {
        guard: { type: 'isSigningIn', params: ({ event }) => event },
        target: '#checkout.settling',
        reenter: true,
        actions: { type: 'knowSession', params: ({ event }) => event },
      },
      { actions: { type: 'knowSession', params: ({ event }) => event } },
    ],
  },
  invoke: {
    id: 'settleOrder',
    src: 'placeOrder',
    input: null,
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: '#checkout.receipt',
        actions: [
          { type: 'keepSpent', params: ({ event }) => event.output },
          { type: 'announce', params: ({ context }) => ({ ...context, outcome: 'placed' }) },
        ],
      },
      {
        guard: { type: 'isPlaced', params: ({ event }) => event.output },
        target: '#checkout.receipt',
        actions: [
          { type: 'keepSpent', params: ({ event }) => event.output },
          {
            type: 'reject',
            params: ({ event }) => ({ step: 'order', error: rejection(event.output) }),
          },
          { type: 'announce', params: ({ context }) => ({ ...context, outcome: 'placed' }) },
        ],
      },
      {
        guard: { type: 'isAbsent', params: ({ event }) => event.output },
        target: '#checkout.reopening',
        actions: [
          'forgetSpent',
          {
            type: 'reject',
            params: ({ event }) => ({ step: 'order', error: rejection(event.output) }),
          },
          { type: 'announce', params: { outcome: 'absent', order: null } },
        ],
      },
      {
        guard: { type: 'isNothing', params: ({ event }) => event.output },
        target: '#checkout.restoring',
      },
      {
        target: '#checkout.unconfirmed',
        actions: [
          { type: 'keepSpent', params: ({ event }) => event.output },
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
    'session.known': [
      {
        guard: { type: 'isSigningIn', params: ({ event }) => event },
        target: '#checkout.settling',
        actions: { type: 'knowSession', params: ({ event }) => event },
      },
      { actions: { type: 'knowSession', params: ({ event }) => event } },
    ],
  },
});
