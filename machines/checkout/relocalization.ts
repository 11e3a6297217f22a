import { assign, setup } from 'xstate';
import type { PaymentMethod, ShippingAddress, ShippingMethod } from '../domain.ts';
import { effect, port } from '../port.ts';
import { NOTHING_SAVED, type SavedCheckout } from './context.ts';
import { isSameMethod } from './shippingChoice.ts';

/** The saved checkout, and the facts that decide whether to request its methods again. */
export interface CheckoutInStorage {
  saved: SavedCheckout;
  cartId: string | null;
  isSignedIn: boolean;
  isPaymentOutstanding: boolean;
  /** Whether its shipping methods were read for the present cart, in the present store view. */
  isLocalized: boolean;
}

interface RelocalizationContext
  extends Omit<CheckoutInStorage, 'isLocalized' | 'isPaymentOutstanding'> {
  localized: SavedCheckout;
}

/**
 * Restores the saved checkout in the language and currency of the present store view. Leaving a
 * view forgets its shipping methods, and so does another cart, for example a customer's after a
 * sign-in: address and method are sent again here. If that fails, the chosen method stays as it is.
 */
export const relocalizationMachine = setup({
  types: { context: {} as RelocalizationContext, output: {} as SavedCheckout },
  actors: {
    readSavedCheckout: port<CheckoutInStorage>('readSavedCheckout'),
    submitShippingAddress: port<
      ShippingMethod[],
      { cartId: string; isSignedIn: boolean; address: ShippingAddress }
    >('submitShippingAddress'),
    submitShippingMethod: port<void, { cartId: string; method: ShippingMethod }>(
      'submitShippingMethod',
    ),
    readPaymentMethods: port<PaymentMethod[], { cartId: string }>('readPaymentMethods'),
  },
  actions: {
    /** The stored shipping methods mark the checkout as localized until the view changes. */
    saveCheckout: effect<{ saved: SavedCheckout }>('saveCheckout'),
    restore: assign((_, { saved, cartId, isSignedIn }: CheckoutInStorage) => ({
      saved,
      cartId,
      isSignedIn,
      localized: saved,
    })),
    setMethods: assign(
      ({ context: { localized } }, { methods }: { methods: ShippingMethod[] }) => ({
        localized: {
          ...localized,
          availableShippingMethods: methods,
          shippingMethod: offeredChoice(methods, localized),
        },
      }),
    ),
    setTitle: assign(({ context: { localized } }, { offered }: { offered: PaymentMethod[] }) => {
      const { payment } = localized;
      const title = offered.find(({ code }) => code === payment?.code)?.title;
      return title && payment
        ? { localized: { ...localized, payment: { ...payment, title } } }
        : {};
    }),
    keepOldMethod: assign(({ context: { saved } }) => ({
      localized: {
        ...saved,
        availableShippingMethods: saved.shippingMethod ? [saved.shippingMethod] : [],
      },
    })),
  },
  guards: {
    isDue: (_, { saved, cartId, isPaymentOutstanding, isLocalized }: CheckoutInStorage) =>
      cartId !== null && saved.shippingAddress !== null && !isPaymentOutstanding && !isLocalized,
    isStillOffered: ({ context }, { methods }: { methods: ShippingMethod[] }) =>
      offeredChoice(methods, context.saved) !== null,
    isNoneOffered: (_, { methods }: { methods: ShippingMethod[] }) => methods.length === 0,
    /** A saved card keeps its own summary as its title. */
    hasTitledPayment: ({ context: { saved } }) =>
      saved.payment !== null && !saved.payment.data.summary,
  },
}).createMachine({
  id: 'relocalization',
  context: { saved: NOTHING_SAVED, cartId: null, isSignedIn: false, localized: NOTHING_SAVED },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readSavedCheckout',
        src: 'readSavedCheckout',
        onDone: [
          {
            guard: { type: 'isDue', params: ({ event }) => event.output },
            target: 'sendingAddress',
            actions: { type: 'restore', params: ({ event }) => event.output },
          },
          {
            target: 'restored',
            actions: { type: 'restore', params: ({ event }) => event.output },
          },
        ],
        onError: 'restored',
      },
    },
    sendingAddress: {
      invoke: {
        id: 'submitShippingAddress',
        src: 'submitShippingAddress',
        input: ({ context: { cartId, isSignedIn, saved } }) => ({
          cartId: cartId!,
          isSignedIn,
          address: saved.shippingAddress!,
        }),
        onDone: [
          {
            guard: { type: 'isStillOffered', params: ({ event }) => ({ methods: event.output }) },
            target: 'sendingMethod',
            actions: { type: 'setMethods', params: ({ event }) => ({ methods: event.output }) },
          },
          // An empty cart has no methods: they are requested again once it contains something.
          {
            guard: { type: 'isNoneOffered', params: ({ event }) => ({ methods: event.output }) },
            target: 'failed',
          },
          {
            target: 'choosingPayment',
            actions: { type: 'setMethods', params: ({ event }) => ({ methods: event.output }) },
          },
        ],
        onError: 'failed',
      },
    },
    sendingMethod: {
      invoke: {
        id: 'submitShippingMethod',
        src: 'submitShippingMethod',
        input: ({ context: { cartId, localized } }) => ({
          cartId: cartId!,
          method: localized.shippingMethod!,
        }),
        onDone: 'choosingPayment',
        onError: 'failed',
      },
    },
    choosingPayment: {
      always: [{ guard: 'hasTitledPayment', target: 'readingTitles' }, { target: 'localized' }],
    },
    readingTitles: {
      invoke: {
        id: 'readPaymentMethods',
        src: 'readPaymentMethods',
        input: ({ context }) => ({ cartId: context.cartId! }),
        onDone: {
          target: 'localized',
          actions: { type: 'setTitle', params: ({ event }) => ({ offered: event.output }) },
        },
        onError: 'failed',
      },
    },
    restored: { type: 'final' },
    localized: {
      type: 'final',
      entry: { type: 'saveCheckout', params: ({ context }) => ({ saved: context.localized }) },
    },
    failed: { type: 'final', entry: 'keepOldMethod' },
  },
  output: ({ context }) => context.localized,
});

/** The chosen shipping method as it is offered now, or null. */
const offeredChoice = (
  methods: readonly ShippingMethod[],
  { shippingMethod }: SavedCheckout,
): ShippingMethod | null => methods.find((method) => isSameMethod(method, shippingMethod)) ?? null;
