import { savedOf } from '../order/draft.ts';
import type { SubmissionOutcome } from '../submission.ts';
import { missing } from './context.ts';
import { checkoutSetup } from './setup.ts';
import type { Step } from './steps.ts';

const { createStateConfig } = checkoutSetup;

/** The step opens again and shows why it was rejected. */
const rejectStep = (step: Step) =>
  ({
    type: 'rejectStep',
    params: ({ event }: { event: { output: SubmissionOutcome<unknown> } }) => ({
      step,
      outcome: event.output,
    }),
  }) as const;

/** Reads the cart; a new price of shipping is not reported, because the shopper has caused it. */
const READ_CART = {
  type: 'sendToActor',
  params: { to: 'cart', event: { type: 'cart.read', isShippingOwn: true } },
} as const;

/** The platform has ended the cart: reading it creates another one and reports the lost lines. */
const REPLACE_LOST_CART = {
  type: 'sendToActor',
  params: { to: 'cart', event: { type: 'cart.read' } },
} as const;

/** The shipping address step. The response lists the shipping methods for the address. */
export const shippingAddressStep = createStateConfig({
  tags: 'shippingAddress',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'shippingAddress.submit': [
          {
            guard: 'isCartMissing',
            actions: [
              {
                type: 'keepSubmitted',
                params: ({ event }) => ({ shippingAddress: event.address }),
              },
              { type: 'reject', params: { step: 'shippingAddress', error: missing('cartId') } },
            ],
          },
          {
            guard: { type: 'isEmailMissing', params: ({ event }) => event },
            actions: [
              {
                type: 'keepSubmitted',
                params: ({ event }) => ({ shippingAddress: event.address }),
              },
              { type: 'reject', params: { step: 'shippingAddress', error: missing('email') } },
            ],
          },
          {
            target: 'submitting',
            actions: [
              {
                type: 'keepSubmitted',
                params: ({ event }) => ({ shippingAddress: event.address }),
              },
              { type: 'clearError', params: { step: 'shippingAddress' } },
            ],
          },
        ],
      },
    },
    submitting: {
      tags: 'submitting',
      on: { 'checkout.edit': {} },
      invoke: {
        id: 'submitShippingAddress',
        src: 'submitShippingAddress',
        input: ({ context }) => ({
          cartId: context.cartId!,
          isSignedIn: context.isSignedIn,
          address: context.submitted.shippingAddress!,
        }),
        onDone: [
          {
            guard: { type: 'isCartLost', params: ({ event }) => event.output },
            target: 'editing',
            actions: [rejectStep('shippingAddress'), REPLACE_LOST_CART],
          },
          {
            guard: { type: 'isRejected', params: ({ event }) => event.output },
            target: 'editing',
            actions: rejectStep('shippingAddress'),
          },
          {
            target: '#checkout.open.choosing',
            actions: [
              { type: 'acceptShippingAddress', params: ({ event }) => event.output },
              { type: 'saveCheckout', params: ({ context }) => ({ saved: savedOf(context) }) },
              READ_CART,
            ],
          },
        ],
      },
    },
  },
});

/** The shipping method step: the shopper chooses one of the offered methods. */
export const shippingMethodStep = createStateConfig({
  tags: 'shippingMethod',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'shippingMethod.submit': [
          {
            guard: 'isCartMissing',
            actions: {
              type: 'reject',
              params: { step: 'shippingMethod', error: missing('cartId') },
            },
          },
          {
            target: 'submitting',
            actions: [
              { type: 'chooseMethod', params: ({ event }) => event },
              { type: 'clearError', params: { step: 'shippingMethod' } },
            ],
          },
        ],
      },
    },
    submitting: {
      tags: 'submitting',
      on: { 'checkout.edit': {} },
      invoke: {
        id: 'submitShippingMethod',
        src: 'submitShippingMethod',
        input: ({ context }) => ({ cartId: context.cartId!, method: context.shippingMethod! }),
        onDone: [
          {
            guard: { type: 'isCartLost', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['dropMethod', rejectStep('shippingMethod'), REPLACE_LOST_CART],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'rereading',
            actions: rejectStep('shippingMethod'),
          },
          {
            guard: { type: 'isRejected', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['dropMethod', rejectStep('shippingMethod')],
          },
          {
            target: '#checkout.open.choosing',
            actions: [
              { type: 'saveCheckout', params: ({ context }) => ({ saved: savedOf(context) }) },
              READ_CART,
            ],
          },
        ],
      },
    },
    /** The method may be sold out by now: read the methods that the platform offers instead. */
    rereading: {
      tags: 'submitting',
      on: { 'checkout.edit': {} },
      invoke: {
        id: 'rereadMethods',
        src: 'submitShippingAddress',
        input: ({ context }) => ({
          cartId: context.cartId!,
          isSignedIn: context.isSignedIn,
          address: context.shippingAddress!,
        }),
        onDone: [
          {
            guard: { type: 'isNoLongerOffered', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'keepOffer', params: ({ event }) => event.output },
              'dropMethod',
              { type: 'saveCheckout', params: ({ context }) => ({ saved: savedOf(context) }) },
            ],
          },
          { target: 'editing', actions: 'dropMethod' },
        ],
      },
    },
  },
});

/** The billing address step: the shipping address, or another address. */
export const billingAddressStep = createStateConfig({
  tags: 'billingAddress',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'billingAddress.submit': [
          {
            guard: 'isCartMissing',
            actions: {
              type: 'reject',
              params: { step: 'billingAddress', error: missing('cartId') },
            },
          },
          {
            target: 'submitting',
            actions: [
              { type: 'keepSubmitted', params: ({ event }) => ({ billingAddress: event.address }) },
              { type: 'clearError', params: { step: 'billingAddress' } },
            ],
          },
        ],
      },
    },
    submitting: {
      tags: 'submitting',
      on: { 'checkout.edit': {} },
      invoke: {
        id: 'submitBillingAddress',
        src: 'submitBillingAddress',
        input: ({ context }) => ({ address: context.submitted.billingAddress! }),
        onDone: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event.output },
            target: 'editing',
            actions: rejectStep('billingAddress'),
          },
          {
            target: '#checkout.open.choosing',
            actions: [
              'acceptBillingAddress',
              { type: 'saveCheckout', params: ({ context }) => ({ saved: savedOf(context) }) },
              { type: 'sendToActor', params: { to: 'cart', event: { type: 'cart.read' } } },
            ],
          },
        ],
      },
    },
  },
});

/** The payment method step: keeps the code and data of the payment form. Nothing is sent. */
export const paymentMethodStep = createStateConfig({
  tags: 'paymentMethod',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'paymentMethod.submit': [
          {
            guard: 'isCartMissing',
            actions: {
              type: 'reject',
              params: { step: 'paymentMethod', error: missing('cartId') },
            },
          },
          {
            target: '#checkout.open.choosing',
            actions: [
              { type: 'acceptPayment', params: ({ event }) => event },
              { type: 'clearError', params: { step: 'paymentMethod' } },
              // The order's error was about the payment that the shopper has just replaced.
              { type: 'clearError', params: { step: 'order' } },
              { type: 'saveCheckout', params: ({ context }) => ({ saved: savedOf(context) }) },
              { type: 'sendToActor', params: { to: 'cart', event: { type: 'cart.read' } } },
            ],
          },
        ],
      },
    },
  },
});
