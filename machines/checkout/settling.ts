import type { Failure } from '../domain.ts';
import { checkoutSetup } from './setup.ts';

const { createStateConfig } = checkoutSetup;

/** Why there is no order, or why what follows one failed, as an error. */
export const rejection = ({ failure }: { failure: Failure | null }) =>
  Object.assign(new Error(failure?.message ?? ''), failure);

/**
 * A payment that was sent earlier, in this tab, another one or an earlier visit: what became of
 * it is found out, and nothing is sent.
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
    // Somebody signs in: the record may be another's, and a customer's history can be asked.
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

/** Nobody can say whether there is an order. It can be asked again; nothing is sent. */
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
