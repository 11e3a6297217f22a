import { and } from 'xstate';
import { failureOf } from '../domain.ts';
import { ADOPTION_BEGINS, cartSetup } from './setup.ts';

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
      always: { guard: and(['isReady', 'isFoundElsewhere']), target: 'pending' },
      on: {
        'cart.addItem': 'pending',
        'cart.updateItem': 'pending',
        'cart.removeItem': 'pending',
        'cart.applyCoupon': 'pending',
        'cart.removeCoupon': 'pending',
        'cart.linkCoupon': 'pending',
        'cart.read': 'pending',
        'cart.seenElsewhere': {
          guard: { type: 'isDifferentContents', params: ({ event }) => event },
          target: 'pending',
        },
      },
    },
  },
});
