import { READ_CART } from '../cart/readCart.ts';
import { draftOf } from '../order/draft.ts';
import type { CheckoutEvent } from './context.ts';
import { FORGET_ORDER } from './receiptState.ts';
import { checkoutSetup } from './setup.ts';
import { outputOf, SAVE_CHECKOUT, SET_SPENT_CART, showFailure } from './stepActions.ts';

/** The order of another session is given up, unless its payment is already on its way. */
const FORWARD_SESSION = [
  { type: 'setSession', params: ({ event }: { event: SessionAnnounced }) => event },
  {
    type: 'notifyActor',
    params: ({ event }: { event: SessionAnnounced }) => ({ to: 'placeOrder' as const, event }),
  },
] as const;
type SessionAnnounced = Extract<CheckoutEvent, { type: 'session.announced' }>;

/**
 * The receipt is about to show here. It counts as reported at once, because other tabs reload as
 * soon as the payment has settled and must not report the order as news.
 */
const CONFIRM = [SET_SPENT_CART, 'goToConfirmation', 'markReported'] as const;

/** Tells the cart whether this tab is placing an order. */
const notifyCart = (type: 'cart.orderBegan' | 'cart.orderEnded') =>
  ({ type: 'notifyActor', params: { to: 'cart', event: { type } } }) as const;

/** The checkout ignores these events while a payment is in flight. */
export const BLOCKED_WHILE_PLACING = {
  'checkout.edit': {},
  'checkout.begin': {},
  'checkout.cancel': {},
  'checkout.reset': {},
} as const;

/**
 * The order is being placed: `placeOrder` pays and, after a lost response, finds out whether there
 * is an order.
 */
export const placingState = checkoutSetup.createStateConfig({
  tags: 'submitting',
  entry: notifyCart('cart.orderBegan'),
  exit: notifyCart('cart.orderEnded'),
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
        actions: [...FORWARD_SESSION, ...FORGET_ORDER],
      },
      { actions: [...FORWARD_SESSION] },
    ],
    'order.confirming': '.confirming',
    'order.delayed': '.delayed',
    'cart.announced': {
      actions: [
        { type: 'setCart', params: ({ event }) => event },
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
        actions: [showFailure('review'), ...CONFIRM],
      },
      {
        guard: { type: 'isUnknown', params: outputOf },
        target: '#checkout.unconfirmed',
        actions: SET_SPENT_CART,
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
          { type: 'dropUnofferedMethod', params: outputOf },
          SAVE_CHECKOUT,
          showFailure('shippingMethod'),
          READ_CART,
        ],
      },
      {
        // A card's nonce is valid for one attempt: the shopper enters the card again.
        guard: { type: 'isNonceSpent', params: outputOf },
        target: '#checkout.open.choosing',
        actions: [showFailure('review'), 'dropSpentCard', SAVE_CHECKOUT, READ_CART],
      },
      {
        target: '#checkout.open.choosing',
        actions: [showFailure('review'), READ_CART],
      },
    ],
    onError: [
      { guard: 'isUnsettled', target: '#checkout.settling' },
      {
        target: '#checkout.open.choosing',
        actions: {
          type: 'reject',
          params: ({ event }) => ({ step: 'review', error: event.error }),
        },
      },
    ],
  },
});
