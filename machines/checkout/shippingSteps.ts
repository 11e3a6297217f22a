import { savedOf } from '../order/draft.ts';
import { missing } from './context.ts';
import { rejectStep } from './rejectStep.ts';
import { checkoutSetup } from './setup.ts';

const { createStateConfig } = checkoutSetup;

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
