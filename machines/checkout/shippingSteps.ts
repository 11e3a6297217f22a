import { READ_CART, READ_CART_AFTER_SHIPPING } from '../cart/readCart.ts';
import { outcomeOf } from '../submission.ts';
import type { CheckoutEvent } from './context.ts';
import { checkoutSetup } from './setup.ts';
import {
  clearError,
  rejectMissing,
  rejectStep,
  SAVE_CHECKOUT,
  submittingState,
} from './stepActions.ts';

const { createStateConfig } = checkoutSetup;

const SET_ADDRESS = {
  type: 'setSubmitted',
  params: ({ event }: { event: Extract<CheckoutEvent, { type: 'shippingAddress.submit' }> }) => ({
    shippingAddress: event.address,
    shippingAddressTask: event.addressTask ?? null,
  }),
} as const;

/**
 * The shipping address step. The response lists the shipping methods for the address. If the
 * platform has ended the cart, reading it creates another one and reports the lost lines.
 */
export const shippingAddressStep = createStateConfig({
  tags: 'shippingAddress',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'shippingAddress.submit': [
          {
            guard: 'isCartMissing',
            actions: [SET_ADDRESS, rejectMissing('shippingAddress', 'cartId')],
          },
          {
            guard: { type: 'isEmailMissing', params: ({ event }) => event },
            actions: [SET_ADDRESS, rejectMissing('shippingAddress', 'email')],
          },
          { target: 'submitting', actions: [SET_ADDRESS, clearError('shippingAddress')] },
        ],
      },
    },
    submitting: submittingState({
      id: 'submitShippingAddress',
      src: 'submitShippingAddress',
      input: ({ context }) => ({
        cartId: context.cartId!,
        isSignedIn: context.isSignedIn,
        address: context.submitted.shippingAddress!,
      }),
      onDone: [
        {
          guard: { type: 'isCartInvalid', params: outcomeOf },
          target: 'editing',
          actions: [rejectStep('shippingAddress'), READ_CART],
        },
        {
          guard: { type: 'isRejected', params: outcomeOf },
          target: 'editing',
          actions: rejectStep('shippingAddress'),
        },
        {
          target: '#checkout.open.choosing',
          actions: [
            { type: 'acceptShippingAddress', params: outcomeOf },
            { type: 'saveInAddressBook', params: { step: 'shippingAddress' } },
            SAVE_CHECKOUT,
            READ_CART_AFTER_SHIPPING,
          ],
        },
      ],
    }),
  },
});

/**
 * The shipping method step: the shopper chooses one of the offered methods. If the platform has
 * ended the cart, reading it creates another one and reports the lost lines.
 */
export const shippingMethodStep = createStateConfig({
  tags: 'shippingMethod',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'shippingMethod.submit': [
          { guard: 'isCartMissing', actions: rejectMissing('shippingMethod', 'cartId') },
          {
            target: 'submitting',
            actions: [
              { type: 'chooseMethod', params: ({ event }) => event },
              clearError('shippingMethod'),
            ],
          },
        ],
      },
    },
    submitting: submittingState({
      id: 'submitShippingMethod',
      src: 'submitShippingMethod',
      input: ({ context }) => ({ cartId: context.cartId!, method: context.shippingMethod! }),
      onDone: [
        {
          guard: { type: 'isCartInvalid', params: outcomeOf },
          target: 'editing',
          actions: ['dropMethod', rejectStep('shippingMethod'), READ_CART],
        },
        {
          guard: { type: 'isRefused', params: outcomeOf },
          target: 'rereading',
          actions: rejectStep('shippingMethod'),
        },
        {
          guard: { type: 'isRejected', params: outcomeOf },
          target: 'editing',
          actions: ['dropMethod', rejectStep('shippingMethod')],
        },
        { target: '#checkout.open.choosing', actions: [SAVE_CHECKOUT, READ_CART_AFTER_SHIPPING] },
      ],
    }),
    /** The method may be sold out by now: read the methods that the platform offers instead. */
    rereading: submittingState({
      id: 'rereadMethods',
      src: 'submitShippingAddress',
      input: ({ context }) => ({
        cartId: context.cartId!,
        isSignedIn: context.isSignedIn,
        address: context.shippingAddress!,
      }),
      onDone: [
        {
          guard: { type: 'isNoLongerOffered', params: outcomeOf },
          target: 'editing',
          actions: [{ type: 'setOfferedMethods', params: outcomeOf }, 'dropMethod', SAVE_CHECKOUT],
        },
        { target: 'editing', actions: 'dropMethod' },
      ],
    }),
  },
});
