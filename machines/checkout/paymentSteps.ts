import { READ_CART } from '../cart/readCart.ts';
import { outcomeOf } from '../submission.ts';
import { checkoutSetup } from './setup.ts';
import {
  clearError,
  rejectMissing,
  rejectStep,
  SAVE_CHECKOUT,
  submittingState,
} from './stepActions.ts';

const { createStateConfig } = checkoutSetup;

/** The billing address step: the shipping address, or another address. */
export const billingAddressStep = createStateConfig({
  tags: 'billingAddress',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'billingAddress.submit': [
          { guard: 'isCartMissing', actions: rejectMissing('billingAddress', 'cartId') },
          {
            target: 'submitting',
            actions: [
              {
                type: 'setSubmitted',
                params: ({ event }) => ({
                  billingAddress: event.address,
                  billingAddressTask: event.addressTask ?? null,
                }),
              },
              clearError('billingAddress'),
            ],
          },
        ],
      },
    },
    submitting: submittingState({
      id: 'submitBillingAddress',
      src: 'submitBillingAddress',
      input: ({ context }) => ({ address: context.submitted.billingAddress! }),
      onDone: [
        {
          guard: { type: 'isRejected', params: outcomeOf },
          target: 'editing',
          actions: rejectStep('billingAddress'),
        },
        {
          target: '#checkout.open.choosing',
          actions: [
            'acceptBillingAddress',
            { type: 'saveInAddressBook', params: { step: 'billingAddress' } },
            SAVE_CHECKOUT,
            READ_CART,
          ],
        },
      ],
    }),
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
          { guard: 'isCartMissing', actions: rejectMissing('paymentMethod', 'cartId') },
          {
            target: '#checkout.open.choosing',
            actions: [
              { type: 'acceptPayment', params: ({ event }) => event },
              clearError('paymentMethod'),
              // The order's error was about the payment that the shopper has just replaced.
              clearError('review'),
              SAVE_CHECKOUT,
              READ_CART,
            ],
          },
        ],
      },
    },
  },
});
