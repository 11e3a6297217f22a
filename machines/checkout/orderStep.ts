import { READ_CART } from '../cart/readCart.ts';
import type { CartDetails } from '../domain.ts';
import { choiceChanges, orderChanges } from '../order/agreement.ts';
import { draftOf } from '../order/draft.ts';
import { SESSION_CHANGED } from '../order/setup.ts';
import type { CheckoutContext, CheckoutEvent } from './context.ts';
import { FORGET_ORDER } from './receiptState.ts';
import { checkoutSetup } from './setup.ts';
import {
  clearError,
  KEEP_SPENT,
  outputOf,
  rejectMissing,
  SAVE_CHECKOUT,
  showFailure,
} from './stepActions.ts';

const { createStateConfig } = checkoutSetup;

const changesOf = ({ shownOrder }: CheckoutContext, cart: CartDetails | null) =>
  shownOrder ? orderChanges(shownOrder.cart, cart) : [];

/** The order of another session is given up, unless its payment is already on its way. */
const TELL_SESSION = [
  { type: 'keepSession', params: ({ event }: { event: SessionAnnounced }) => event },
  {
    type: 'notifyActor',
    params: ({ event }: { event: SessionAnnounced }) => ({ to: 'placeOrder' as const, event }),
  },
] as const;
type SessionAnnounced = Extract<CheckoutEvent, { type: 'session.announced' }>;

const REJECT_SESSION = {
  type: 'reject',
  params: { step: 'order', error: Object.assign(new Error(), SESSION_CHANGED) },
} as const;

/**
 * The receipt is about to show here. It counts as reported at once, because other tabs reload as
 * soon as the payment has settled and must not report the order as news.
 */
const CONFIRM = [KEEP_SPENT, 'goToConfirmation', 'markReported'] as const;

/** Tells the cart whether this tab is placing an order. */
const tellCart = (type: 'cart.orderBegan' | 'cart.orderEnded') =>
  ({ type: 'notifyActor', params: { to: 'cart', event: { type } } }) as const;

/** The checkout ignores these events while a payment is in flight. */
const BLOCKED_WHILE_PLACING = {
  'checkout.edit': {},
  'checkout.begin': {},
  'checkout.cancel': {},
  'checkout.reset': {},
} as const;

/**
 * The review and the order. A cart that was ordered, or may have been, is never sent again; an
 * outstanding payment is settled first.
 */
export const orderStep = createStateConfig({
  tags: 'order',
  initial: 'reviewing',
  states: {
    reviewing: {
      tags: 'submittable',
      on: {
        'order.submit': [
          { guard: 'isCartMissing', actions: rejectMissing('order', 'cartId') },
          { guard: 'isUnsettled', target: '#checkout.settling' },
          {
            guard: 'isCartSpent',
            actions: { type: 'reject', params: { step: 'order', error: spent() } },
          },
          {
            guard: { type: 'isChosenOtherwise', params: ({ event }) => event },
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
              clearError('order'),
              { type: 'keepShownOrder', params: ({ event }) => event },
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
          actions: [{ type: 'keepSession', params: ({ event }) => event }, REJECT_SESSION],
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
    placing: {
      tags: 'submitting',
      entry: tellCart('cart.orderBegan'),
      exit: tellCart('cart.orderEnded'),
      on: {
        ...BLOCKED_WHILE_PLACING,
        // The order protocol learns it before the cart is dropped, which would look like a change.
        'checkout.signedOut': {
          actions: [
            'forgetSteps',
            {
              type: 'notifyActor',
              params: { to: 'placeOrder', event: { type: 'session.announced', isSignedIn: false } },
            },
          ],
        },
        'session.announced': [
          {
            guard: { type: 'isSigningOut', params: ({ event }) => event },
            actions: [...TELL_SESSION, ...FORGET_ORDER],
          },
          { actions: [...TELL_SESSION] },
        ],
        'order.confirming': '.confirming',
        'order.delayed': '.delayed',
        'cart.announced': {
          actions: [
            { type: 'keepCart', params: ({ event }) => event },
            { type: 'notifyActor', params: ({ event }) => ({ to: 'placeOrder', event }) },
          ],
        },
        'receipt.setOrder': {
          actions: [
            { type: 'setOrder', params: ({ event }) => event },
            { type: 'storeReceipt', params: ({ event }) => event },
          ],
        },
      },
      initial: 'sending',
      states: {
        sending: {},
        /** The response was lost: the platform is asked whether there is an order. */
        confirming: { tags: 'confirming' },
        /** The order may still be in the making, for minutes. */
        delayed: { tags: 'delayed' },
      },
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => draftOf(context, context.shownOrder!),
        onDone: [
          {
            guard: { type: 'isAccepted', params: outputOf },
            target: '#checkout.receipt',
            actions: CONFIRM,
          },
          {
            guard: { type: 'isPlaced', params: outputOf },
            target: '#checkout.receipt',
            actions: [showFailure('order'), ...CONFIRM],
          },
          {
            guard: { type: 'isUnknown', params: outputOf },
            target: '#checkout.unconfirmed',
            actions: KEEP_SPENT,
          },
          {
            guard: { type: 'isChanged', params: outputOf },
            target: '#checkout.open.choosing',
            actions: [{ type: 'rejectChanged', params: outputOf }, READ_CART],
          },
          {
            guard: { type: 'isMethodLost', params: outputOf },
            target: '#checkout.open.choosing',
            actions: [
              { type: 'loseMethod', params: outputOf },
              SAVE_CHECKOUT,
              showFailure('shippingMethod'),
              READ_CART,
            ],
          },
          {
            // A card's nonce is valid for one attempt: the shopper enters the card again.
            guard: { type: 'isNonceSpent', params: outputOf },
            target: '#checkout.open.choosing',
            actions: [
              'dropPayment',
              SAVE_CHECKOUT,
              showFailure('paymentMethod'),
              showFailure('order'),
              READ_CART,
            ],
          },
          {
            target: '#checkout.open.choosing',
            actions: [showFailure('order'), READ_CART],
          },
        ],
        onError: [
          { guard: 'isUnsettled', target: '#checkout.settling' },
          {
            target: '#checkout.open.choosing',
            actions: {
              type: 'reject',
              params: ({ event }) => ({ step: 'order', error: event.error }),
            },
          },
        ],
      },
    },
  },
});

function spent(): Error {
  return Object.assign(new Error('The cart was ordered.'), { reason: 'invalidCart' });
}
