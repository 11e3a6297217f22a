import { and } from 'xstate';
import { failureOf } from '../domain.ts';
import { ADOPTION_BEGINS, cartSetup } from './setup.ts';

/**
 * Whether an attempt to make the cart the customer's is still to come. It is attempted once each
 * time that it becomes possible. When the platform was out of reach, the next wish of the shopper
 * is an occasion to attempt it again.
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
          guard: { type: 'isOtherwise', params: ({ event }) => event },
          target: 'pending',
        },
      },
    },
  },
});
