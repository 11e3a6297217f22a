import { assign, setup } from 'xstate';
import type { ShippingAddress, ShippingMethod } from '../domain.ts';
import { port } from '../port.ts';
import type { ExpressCheckoutResult } from './context.ts';
import {
  addressOf,
  type ExpressContext,
  expressCheckoutResult,
  isAllKnown,
  methodNamed,
  methodOf,
  paymentOf,
} from './expressChoices.ts';
import {
  countedPreferences,
  mayPay,
  type PaymentOffer,
  type SavedPreferences,
} from './savedPreferences.ts';

/**
 * The express checkout of a returning customer. If default addresses, the last shipping method and
 * a payment are known and still valid, they are set on the cart, so that its totals are final and
 * only the review is left. If any of them is missing or rejected, all steps open as usual. After a
 * session that ended during the checkout, the choices that are set on the cart count as far as they go;
 * the payment is not among them and is never guessed.
 */
export const expressMachine = setup({
  types: { context: {} as ExpressContext, output: {} as ExpressCheckoutResult },
  actors: {
    readSavedPreferences: port<SavedPreferences>('readSavedPreferences'),
    submitShippingAddress: port<ShippingMethod[], { cartId: string; address: ShippingAddress }>(
      'submitShippingAddress',
    ),
    submitShippingMethod: port<void, { cartId: string; method: ShippingMethod }>(
      'submitShippingMethod',
    ),
    /** The same methods with the titles of the default store view; empty in the default view. */
    readDefaultViewNames: port<ShippingMethod[], { cartId: string; address: ShippingAddress }>(
      'readDefaultViewNames',
    ),
    readOffers: port<PaymentOffer[], SavedPreferences>('readOffers'),
  },
  actions: {
    setPreferences: assign((_, { preferences }: { preferences: SavedPreferences }) => ({
      preferences: countedPreferences(preferences),
    })),
    setMethods: assign(({ context }, { methods }: { methods: ShippingMethod[] }) => ({
      methods,
      method: methodOf(context, methods),
    })),
    chooseRenamedMethod: assign(
      ({ context }, { renamedMethods }: { renamedMethods: ShippingMethod[] }) => ({
        method: methodNamed(context, renamedMethods),
      }),
    ),
    dropMethod: assign({ method: null }),
    setPayment: assign(({ context }, { offers }: { offers: PaymentOffer[] }) => ({
      payment: paymentOf(context, offers),
    })),
    forget: assign({ preferences: null }),
  },
  guards: {
    hasEnoughPreferences: (_, { preferences }: { preferences: SavedPreferences }) =>
      preferences.isCartFull &&
      (countedPreferences(preferences).cartChoices !== null || isAllKnown(preferences)),
    isResumed: ({ context }) => context.preferences?.cartChoices != null,
    hasMatchingShippingMethod: ({ context }, { methods }: { methods: ShippingMethod[] }) =>
      methodOf(context, methods) !== null,
    hasRenamedMethod: ({ context }, { renamedMethods }: { renamedMethods: ShippingMethod[] }) =>
      methodNamed(context, renamedMethods) !== null,
    mayPay: ({ context: { preferences } }) =>
      preferences !== null &&
      (preferences.cartChoices ? preferences.accepted?.payment != null : mayPay(preferences)),
    hasPayment: ({ context }, { offers }: { offers: PaymentOffer[] }) =>
      paymentOf(context, offers) !== null,
  },
}).createMachine({
  id: 'express',
  context: { preferences: null, methods: [], method: null, payment: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readSavedPreferences',
        src: 'readSavedPreferences',
        onDone: [
          {
            guard: {
              type: 'hasEnoughPreferences',
              params: ({ event }) => ({ preferences: event.output }),
            },
            target: 'sendingAddress',
            actions: {
              type: 'setPreferences',
              params: ({ event }) => ({ preferences: event.output }),
            },
          },
          { target: 'nothing' },
        ],
        onError: 'nothing',
      },
    },
    sendingAddress: {
      invoke: {
        id: 'submitShippingAddress',
        src: 'submitShippingAddress',
        input: ({ context: { preferences } }) => ({
          cartId: preferences!.cartId,
          address: addressOf(preferences!)!,
        }),
        onDone: [
          {
            guard: {
              type: 'hasMatchingShippingMethod',
              params: ({ event }) => ({ methods: event.output }),
            },
            target: 'sendingMethod',
            actions: { type: 'setMethods', params: ({ event }) => ({ methods: event.output }) },
          },
          {
            guard: 'isResumed',
            target: 'restored',
            actions: { type: 'setMethods', params: ({ event }) => ({ methods: event.output }) },
          },
          {
            target: 'translating',
            actions: { type: 'setMethods', params: ({ event }) => ({ methods: event.output }) },
          },
        ],
        onError: 'nothing',
      },
    },
    /** The last order names its shipping method in the language of another store view. */
    translating: {
      invoke: {
        id: 'readDefaultViewNames',
        src: 'readDefaultViewNames',
        input: ({ context: { preferences } }) => ({
          cartId: preferences!.cartId,
          address: addressOf(preferences!)!,
        }),
        onDone: [
          {
            guard: {
              type: 'hasRenamedMethod',
              params: ({ event }) => ({ renamedMethods: event.output }),
            },
            target: 'sendingMethod',
            actions: {
              type: 'chooseRenamedMethod',
              params: ({ event }) => ({ renamedMethods: event.output }),
            },
          },
          { target: 'nothing' },
        ],
        onError: 'nothing',
      },
    },
    sendingMethod: {
      invoke: {
        id: 'submitShippingMethod',
        src: 'submitShippingMethod',
        input: ({ context: { preferences, method } }) => ({
          cartId: preferences!.cartId,
          method: method!,
        }),
        onDone: [{ guard: 'mayPay', target: 'readingOffers' }, { target: 'restored' }],
        onError: [
          { guard: 'isResumed', target: 'restored', actions: 'dropMethod' },
          { target: 'nothing' },
        ],
      },
    },
    readingOffers: {
      invoke: {
        id: 'readOffers',
        src: 'readOffers',
        input: ({ context }) => context.preferences!,
        onDone: [
          {
            guard: { type: 'hasPayment', params: ({ event }) => ({ offers: event.output }) },
            target: 'restored',
            actions: { type: 'setPayment', params: ({ event }) => ({ offers: event.output }) },
          },
          { guard: 'isResumed', target: 'restored' },
          { target: 'nothing' },
        ],
        onError: [{ guard: 'isResumed', target: 'restored' }, { target: 'nothing' }],
      },
    },
    restored: { type: 'final' },
    nothing: { type: 'final', entry: 'forget' },
  },
  output: ({ context }) => expressCheckoutResult(context),
});
