import { savedOf } from '../order/draft.ts';
import { missing } from './context.ts';
import { rejectStep } from './rejectStep.ts';
import { checkoutSetup } from './setup.ts';

const { createStateConfig } = checkoutSetup;

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
