import { savedOf } from '../order/draft.ts';
import { checkoutSetup, missing } from './setup.ts';

const { createStateConfig } = checkoutSetup;

/** Another price of shipping is the shopper's own doing then. */
const LOOK = {
  type: 'sendToActor',
  params: { to: 'cart', event: { type: 'cart.read', isShippingOwn: true } },
} as const;

/** The platform has ended the cart: the shop makes another one, and what was in it is told. */
const HEAL = { type: 'sendToActor', params: { to: 'cart', event: { type: 'cart.read' } } } as const;

/** Where to: address → the methods that go there (spec §4, §5). */
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
              { type: 'keepTyped', params: ({ event }) => ({ shippingAddress: event.address }) },
              { type: 'reject', params: { step: 'shippingAddress', error: missing('cartId') } },
            ],
          },
          {
            guard: { type: 'isEmailMissing', params: ({ event }) => event },
            actions: [
              { type: 'keepTyped', params: ({ event }) => ({ shippingAddress: event.address }) },
              { type: 'reject', params: { step: 'shippingAddress', error: missing('email') } },
            ],
          },
          {
            target: 'submitting',
            actions: [
              { type: 'keepTyped', params: ({ event }) => ({ shippingAddress: event.address }) },
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
        onDone: {
          target: '#checkout.open.choosing',
          actions: [
            { type: 'acceptShippingAddress', params: ({ event }) => ({ methods: event.output }) },
            { type: 'saveCheckout', params: ({ context }) => ({ saved: savedOf(context) }) },
            LOOK,
          ],
        },
        onError: [
          {
            guard: { type: 'isCartLost', params: ({ event }) => event },
            target: 'editing',
            actions: [
              {
                type: 'reject',
                params: ({ event }) => ({ step: 'shippingAddress', error: event.error }),
              },
              HEAL,
            ],
          },
          {
            target: 'editing',
            actions: {
              type: 'reject',
              params: ({ event }) => ({ step: 'shippingAddress', error: event.error }),
            },
          },
        ],
      },
    },
  },
});

/** How: one of the methods on offer. */
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
        onDone: {
          target: '#checkout.open.choosing',
          actions: [
            { type: 'saveCheckout', params: ({ context }) => ({ saved: savedOf(context) }) },
            LOOK,
          ],
        },
        onError: [
          {
            guard: { type: 'isCartLost', params: ({ event }) => event },
            target: 'editing',
            actions: [
              'dropMethod',
              {
                type: 'reject',
                params: ({ event }) => ({ step: 'shippingMethod', error: event.error }),
              },
              HEAL,
            ],
          },
          {
            target: 'editing',
            actions: [
              'dropMethod',
              {
                type: 'reject',
                params: ({ event }) => ({ step: 'shippingMethod', error: event.error }),
              },
            ],
          },
        ],
      },
    },
  },
});

/** Who pays: the shipping address, or another. */
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
              { type: 'keepTyped', params: ({ event }) => ({ billingAddress: event.address }) },
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
        onDone: {
          target: '#checkout.open.choosing',
          actions: [
            'acceptBillingAddress',
            { type: 'saveCheckout', params: ({ context }) => ({ saved: savedOf(context) }) },
            { type: 'sendToActor', params: { to: 'cart', event: { type: 'cart.read' } } },
          ],
        },
        onError: {
          target: 'editing',
          actions: {
            type: 'reject',
            params: ({ event }) => ({ step: 'billingAddress', error: event.error }),
          },
        },
      },
    },
  },
});

/** With what: the code and the data that a payment component hands over. */
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
              // What was said of the order was of that payment.
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
