import { and, not } from 'xstate';
import { READ_CART } from '../cart/readCart.ts';
import type { Order } from '../domain.ts';
import { type CheckoutEvent, NOTHING_SAVED } from './context.ts';
import { billingAddressStep, paymentMethodStep } from './paymentSteps.ts';
import { FORGET_ORDER, receiptState } from './receiptState.ts';
import { reviewStep } from './reviewStep.ts';
import { settlingState, unconfirmedState } from './settling.ts';
import { checkoutSetup } from './setup.ts';
import { shippingAddressStep, shippingMethodStep } from './shippingSteps.ts';
import { REJECT_SESSION, SAVE_CHECKOUT } from './stepActions.ts';
import type { Step } from './steps.ts';

declare module '../system.ts' {
  interface ActorEvents {
    checkout: CheckoutEvent;
  }
  interface LazyActors {
    checkout: typeof checkoutMachine;
  }
}

const BEGIN = [
  { guard: 'isUnsettled', target: '#checkout.settling' },
  '#checkout.restoring',
] as const;

const OPEN_RECEIPT = {
  target: '#checkout.receipt',
  actions: { type: 'setOrder', params: ({ event }: { event: { order: Order } }) => event },
} as const;

/** Whether the shopper edits this step. */
const isStep = (expected: Step) =>
  ({
    type: 'isStep',
    params: ({ event }: { event: { step: Step } }) => ({ step: event.step, expected }),
  }) as const;

/** Opens the accepted steps again; the express checkout is not taken a second time. */
const restoreAs = (id: string, ...after: ('dropSpentCard' | typeof SAVE_CHECKOUT)[]) =>
  checkoutSetup.createStateConfig({
    invoke: {
      id,
      src: 'restoreCheckout',
      onDone: [
        {
          guard: { type: 'isExpress', params: ({ event }) => ({ saved: event.output }) },
          target: 'runningExpress',
        },
        {
          target: 'open',
          actions: [
            { type: 'restore', params: ({ event }) => ({ saved: event.output }) },
            ...after,
          ],
        },
      ],
      onError: 'open',
    },
    on: { 'checkout.signedOut': 'open' },
  });

/**
 * The checkout: five steps that submit, accept or reject, then the receipt.
 * A step opens when all before it are accepted; an accepted one can be edited.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...NOTHING_SAVED,
    lostChoice: null,
    cartId: input?.cartId ?? null,
    details: input?.details ?? null,
    isSignedIn: input?.isSignedIn ?? false,
    submitted: {},
    errors: {},
    order: input?.order ?? null,
    shownOrder: null,
    seenCart: null,
    changes: [],
    charged: null,
    spentCartId: null,
  }),
  initial: 'starting',
  on: {
    'checkout.signedOut': { actions: 'forgetSteps' },
    'addressBook.retry': {
      actions: { type: 'saveInAddressBook', params: ({ event }) => event },
    },
    'receipt.shown': { actions: 'markReported' },
    'cart.announced': { actions: { type: 'setCart', params: ({ event }) => event } },
    'session.announced': [
      {
        guard: { type: 'isSigningOut', params: ({ event }) => event },
        actions: [{ type: 'setSession', params: ({ event }) => event }, ...FORGET_ORDER],
      },
      { actions: { type: 'setSession', params: ({ event }) => event } },
    ],
  },
  states: {
    /** An outstanding payment is settled before anything else. */
    starting: {
      always: [
        { guard: 'isUnsettled', target: 'settling' },
        {
          guard: and(['hasOrder', 'isUnreported']),
          target: 'receipt',
          actions: {
            type: 'announce',
            params: ({ context }) => ({ ...context, outcome: 'placed' }),
          },
        },
        { guard: 'hasOrder', target: 'receipt' },
        { target: 'closed' },
      ],
    },
    closed: {
      on: {
        'checkout.begin': BEGIN,
        'receipt.open': OPEN_RECEIPT,
        'receipt.reset': { actions: [...FORGET_ORDER] },
      },
    },
    restoring: { ...restoreAs('restoreCheckout'), entry: ['reset', ...FORGET_ORDER] },
    /** Sends the accepted steps for another cart: a customer's after a sign-in. */
    changingCart: restoreAs('restoreForCart'),
    /**
     * The express checkout saves a returning customer the steps. If it fails, the steps open as
     * usual.
     */
    runningExpress: {
      on: { 'checkout.signedOut': 'open' },
      invoke: {
        id: 'express',
        src: 'express',
        onDone: [
          {
            guard: { type: 'isUntouched', params: ({ event }) => ({ saved: event.output }) },
            target: 'open',
          },
          {
            target: 'open',
            actions: [
              { type: 'restore', params: ({ event }) => ({ saved: event.output }) },
              { type: 'saveCheckout', params: ({ event }) => ({ saved: event.output }) },
            ],
          },
        ],
        onError: 'open',
      },
    },
    settling: settlingState,
    unconfirmed: unconfirmedState,
    /** Restores the checkout again after a payment was settled. */
    reopening: restoreAs('restoreAgain', 'dropSpentCard', SAVE_CHECKOUT),
    open: {
      tags: 'open',
      entry: READ_CART,
      initial: 'choosing',
      on: {
        'receipt.open': OPEN_RECEIPT,
        'checkout.begin': BEGIN,
        'checkout.cancel': { target: 'closed', actions: 'reset' },
        'checkout.signedOut': [
          // The order may have ended because of the sign-out before this event arrives.
          {
            guard: 'hasSessionChanged',
            target: '.choosing',
            actions: ['reset', REJECT_SESSION],
          },
          { target: '.choosing', actions: 'reset' },
        ],
        'cart.announced': [
          {
            guard: not('isAtCheckout'),
            actions: { type: 'setCart', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOtherCart', params: ({ event }) => event },
            target: 'changingCart',
            actions: { type: 'setCart', params: ({ event }) => event },
          },
        ],
        'checkout.reset': {
          target: 'closed',
          actions: [
            { type: 'notifyActor', params: { to: 'drawer', event: { type: 'drawer.close' } } },
            'reset',
          ],
        },
        'checkout.edit': [
          { guard: isStep('shippingAddress'), target: '.shippingAddress' },
          { guard: 'isShippingAddressOpen' },
          { guard: isStep('shippingMethod'), target: '.shippingMethod' },
          { guard: 'isShippingMethodOpen' },
          { guard: isStep('billingAddress'), target: '.billingAddress' },
          { guard: 'isBillingAddressOpen' },
          { guard: isStep('paymentMethod'), target: '.paymentMethod' },
          { guard: 'isPaymentOpen' },
          { target: '.review' },
        ],
      },
      states: {
        choosing: {
          always: [
            { guard: 'isShippingAddressOpen', target: 'shippingAddress' },
            { guard: 'isShippingMethodOpen', target: 'shippingMethod' },
            { guard: 'isBillingAddressOpen', target: 'billingAddress' },
            { guard: 'isPaymentOpen', target: 'paymentMethod' },
            { target: 'review' },
          ],
        },
        shippingAddress: shippingAddressStep,
        shippingMethod: shippingMethodStep,
        billingAddress: billingAddressStep,
        paymentMethod: paymentMethodStep,
        review: reviewStep,
      },
    },
    receipt: receiptState,
    /** The receipt belongs to the customer, who has signed out: its page must not stay empty. */
    leavingReceipt: {
      always: [{ guard: 'isAtReceipt', target: 'closed', actions: 'goHome' }, { target: 'closed' }],
    },
  },
});
