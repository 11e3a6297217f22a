import { and } from 'xstate';
import { failureOf } from '../failure.ts';
import { ADOPTION_BEGINS, cartSetup, REPORT_LOST_ADDITION } from './setup.ts';

/**
 * Whether the cart must still become the customer's. The adoption is attempted once each time that
 * it becomes possible. If the platform was unreachable, the shopper's next action on the cart
 * triggers another attempt.
 */
export const adoptionRegion = cartSetup.createStateConfig({
  initial: 'pending',
  on: {
    'cart.signedIn': '.pending',
    'cart.paymentSettled': '.pending',
    'xstate.done.actor.operation': {
      guard: { type: 'isDeferred', params: ({ event }) => event.output },
      target: '.pending',
    },
  },
  states: {
    pending: { always: { guard: ADOPTION_BEGINS, target: 'attempted' } },
    attempted: {
      on: {
        'xstate.done.actor.adopt': {
          guard: { type: 'isUnreachable', params: ({ event }) => event.output },
          target: 'unreachable',
        },
        'xstate.error.actor.adopt': {
          guard: {
            type: 'isUnreachable',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
          target: 'unreachable',
        },
      },
    },
    unreachable: {
      always: { guard: and(['isReady', 'hasOnlyOtherTabACart']), target: 'pending' },
      on: {
        'cart.addItem': 'pending',
        'cart.updateItem': 'pending',
        'cart.removeItem': 'pending',
        'cart.applyCoupon': 'pending',
        'cart.removeCoupon': 'pending',
        'cart.linkCoupon': 'pending',
        'cart.read': 'pending',
        'cart.reconnected': 'pending',
        'cart.seenElsewhere': {
          guard: { type: 'isDifferentContents', params: ({ event }) => event },
          target: 'pending',
        },
      },
    },
  },
});

/**
 * A customer has signed in while the cart is a guest's: the cart becomes the customer's.
 */
export const adoptingState = cartSetup.createStateConfig({
  tags: ['busy', 'adopting'],
  invoke: {
    id: 'adopt',
    src: 'adopt',
    onDone: [
      {
        guard: { type: 'hasAdditionWithoutCart', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          { type: 'adopt', params: ({ event }) => event.output },
          'clearQueuedAdditions',
          {
            type: 'sendToActor',
            params: ({ event }) => ({
              to: 'app' as const,
              event: {
                type: 'cart.addFailed' as const,
                operation: 'add' as const,
                failure: event.output.failure!,
              },
            }),
          },
        ],
      },
      { target: 'ready', actions: { type: 'adopt', params: ({ event }) => event.output } },
    ],
    onError: [
      {
        guard: 'hasQueuedAddition',
        target: 'ready',
        actions: [
          { type: 'failAdoption', params: ({ event }) => event },
          'clearQueuedAdditions',
          REPORT_LOST_ADDITION,
        ],
      },
      {
        target: 'ready',
        actions: [{ type: 'failAdoption', params: ({ event }) => event }, 'clearQueuedAdditions'],
      },
    ],
  },
});
