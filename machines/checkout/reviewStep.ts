import { not } from 'xstate';
import type { CartDetails } from '../domain.ts';
import { choiceChanges, orderChanges } from '../order/agreement.ts';
import type { CheckoutContext } from './context.ts';
import { BLOCKED_WHILE_PLACING, placingState } from './placing.ts';
import { checkoutSetup } from './setup.ts';
import { clearError, REJECT_SESSION, rejectMissing } from './stepActions.ts';

const { createStateConfig } = checkoutSetup;

const changesOf = ({ shownOrder }: CheckoutContext, cart: CartDetails | null) =>
  shownOrder ? orderChanges(shownOrder.cart, cart) : [];

/**
 * The review and the order. A cart that was ordered, or may have been, is never sent again; an
 * outstanding payment is settled first.
 */
export const reviewStep = createStateConfig({
  tags: 'review',
  initial: 'reviewing',
  states: {
    reviewing: {
      tags: 'submittable',
      on: {
        'cart.announced': [
          {
            guard: not('isAtCheckout'),
            actions: { type: 'setCart', params: ({ event }) => event },
          },
          {
            guard: { type: 'needsOtherPayment', params: ({ event }) => event },
            target: '#checkout.open.choosing',
            actions: [
              { type: 'reportEdit', params: ({ event }) => event },
              { type: 'setCart', params: ({ event }) => event },
              'moveErrorToPayment',
            ],
          },
          {
            guard: { type: 'isEditedElsewhere', params: ({ event }) => event },
            actions: [
              { type: 'reportEdit', params: ({ event }) => event },
              { type: 'setCart', params: ({ event }) => event },
            ],
          },
        ],
        'order.submit': [
          { guard: 'isCartMissing', actions: rejectMissing('review', 'cartId') },
          { guard: 'isUnsettled', target: '#checkout.settling' },
          {
            guard: 'isCartSpent',
            actions: { type: 'reject', params: { step: 'review', error: cartOrderedError() } },
          },
          {
            guard: { type: 'hasChangedChoices', params: ({ event }) => event },
            actions: {
              type: 'rejectChanged',
              params: ({ context, event }) => ({
                changes: choiceChanges(event.shownOrder, context),
              }),
            },
          },
          {
            target: 'awaitingCart',
            actions: [
              clearError('review'),
              { type: 'setShownOrder', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    /** Pending changes of the cart finish first, because they may change the order. */
    awaitingCart: {
      tags: 'submitting',
      on: {
        ...BLOCKED_WHILE_PLACING,
        'checkout.signedOut': {
          target: '#checkout.open.choosing',
          actions: ['reset', REJECT_SESSION],
        },
        'session.announced': {
          guard: { type: 'isOtherSession', params: ({ event }) => event },
          target: 'reviewing',
          actions: [{ type: 'setSession', params: ({ event }) => event }, REJECT_SESSION],
        },
        'cart.announced': {
          guard: { type: 'isOtherCart', params: ({ event }) => event },
          target: '#checkout.changingCart',
          actions: [
            { type: 'setCart', params: ({ event }) => event },
            {
              type: 'rejectChanged',
              params: ({ context }) => ({ changes: changesOf(context, null) }),
            },
          ],
        },
      },
      invoke: {
        id: 'idleCart',
        src: 'idleCart',
        onDone: [
          {
            guard: {
              type: 'isUnchanged',
              params: ({ context, event }) => ({ changes: changesOf(context, event.output) }),
            },
            target: 'placing',
          },
          {
            target: 'reviewing',
            actions: {
              type: 'rejectChanged',
              params: ({ context, event }) => ({ changes: changesOf(context, event.output) }),
            },
          },
        ],
        onError: {
          target: 'reviewing',
          actions: {
            type: 'rejectChanged',
            params: ({ context }) => ({ changes: changesOf(context, null) }),
          },
        },
      },
    },
    placing: placingState,
  },
});

function cartOrderedError(): Error {
  return Object.assign(new Error('The cart was ordered.'), { reason: 'invalidCart' });
}
