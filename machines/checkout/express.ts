import { assign, setup } from 'xstate';
import type { ShippingAddress, ShippingMethod } from '../domain.ts';
import { port } from '../port.ts';
import {
  type ExpressCheckoutResult,
  type Forgotten,
  NOTHING_SAVED,
  type Payment,
} from './context.ts';
import {
  isNamed,
  isOffered,
  mayPay,
  type PaymentOffer,
  type SavedPreferences,
  usualAddress,
  usualPayer,
  usualPayment,
} from './savedPreferences.ts';
import { isSameMethod } from './shippingChoice.ts';

interface ExpressContext {
  known: SavedPreferences | null;
  methods: ShippingMethod[];
  method: ShippingMethod | null;
  payment: Payment | null;
}

/**
 * The express checkout of a returning customer. If default addresses, the last shipping method and
 * a payment are known and still valid, they are set on the cart, so that its totals are final and
 * only the review is left. If any of them is missing or rejected, all steps open as usual. After a
 * session that ended during the checkout, the choices that the cart holds count as far as they go;
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
    readOtherNames: port<ShippingMethod[], { cartId: string; address: ShippingAddress }>(
      'readOtherNames',
    ),
    readOffers: port<PaymentOffer[], SavedPreferences>('readOffers'),
  },
  actions: {
    keepKnown: assign((_, { known }: { known: SavedPreferences }) => ({ known })),
    keepMethods: assign(({ context }, { methods }: { methods: ShippingMethod[] }) => ({
      methods,
      method: methodOf(context, methods),
    })),
    chooseNamed: assign(({ context }, { named }: { named: ShippingMethod[] }) => ({
      method: methodNamed(context, named),
    })),
    dropMethod: assign({ method: null }),
    keepPayment: assign(({ context }, { offers }: { offers: PaymentOffer[] }) => ({
      payment: paymentOf(context, offers),
    })),
    forget: assign({ known: null }),
  },
  guards: {
    isWorthwhile: (_, { known }: { known: SavedPreferences }) =>
      known.isCartFull && (known.held !== null || isAllKnown(known)),
    isResumed: ({ context }) => context.known?.held != null,
    hasMatchingShippingMethod: ({ context }, { methods }: { methods: ShippingMethod[] }) =>
      methodOf(context, methods) !== null,
    isNamedElsewhere: ({ context }, { named }: { named: ShippingMethod[] }) =>
      methodNamed(context, named) !== null,
    mayPay: ({ context: { known } }) =>
      known !== null && (known.held ? known.accepted?.payment != null : mayPay(known)),
    isPaid: ({ context }, { offers }: { offers: PaymentOffer[] }) =>
      paymentOf(context, offers) !== null,
  },
}).createMachine({
  id: 'express',
  description: 'Sets a returning customer’s earlier choices on the cart, if all are still valid.',
  context: { known: null, methods: [], method: null, payment: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readSavedPreferences',
        src: 'readSavedPreferences',
        onDone: [
          {
            guard: { type: 'isWorthwhile', params: ({ event }) => ({ known: event.output }) },
            target: 'sendingAddress',
            actions: { type: 'keepKnown', params: ({ event }) => ({ known: event.output }) },
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
        input: ({ context: { known } }) => ({ cartId: known!.cartId, address: addressOf(known!)! }),
        onDone: [
          {
            guard: {
              type: 'hasMatchingShippingMethod',
              params: ({ event }) => ({ methods: event.output }),
            },
            target: 'sendingMethod',
            actions: { type: 'keepMethods', params: ({ event }) => ({ methods: event.output }) },
          },
          {
            guard: 'isResumed',
            target: 'remembered',
            actions: { type: 'keepMethods', params: ({ event }) => ({ methods: event.output }) },
          },
          {
            target: 'translating',
            actions: { type: 'keepMethods', params: ({ event }) => ({ methods: event.output }) },
          },
        ],
        onError: 'nothing',
      },
    },
    /** The last order names its shipping method in the language of another store view. */
    translating: {
      invoke: {
        id: 'readOtherNames',
        src: 'readOtherNames',
        input: ({ context: { known } }) => ({ cartId: known!.cartId, address: addressOf(known!)! }),
        onDone: [
          {
            guard: { type: 'isNamedElsewhere', params: ({ event }) => ({ named: event.output }) },
            target: 'sendingMethod',
            actions: { type: 'chooseNamed', params: ({ event }) => ({ named: event.output }) },
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
        input: ({ context: { known, method } }) => ({ cartId: known!.cartId, method: method! }),
        onDone: [{ guard: 'mayPay', target: 'readingOffers' }, { target: 'remembered' }],
        onError: [
          { guard: 'isResumed', target: 'remembered', actions: 'dropMethod' },
          { target: 'nothing' },
        ],
      },
    },
    readingOffers: {
      invoke: {
        id: 'readOffers',
        src: 'readOffers',
        input: ({ context }) => context.known!,
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ offers: event.output }) },
            target: 'remembered',
            actions: { type: 'keepPayment', params: ({ event }) => ({ offers: event.output }) },
          },
          { guard: 'isResumed', target: 'remembered' },
          { target: 'nothing' },
        ],
        onError: [{ guard: 'isResumed', target: 'remembered' }, { target: 'nothing' }],
      },
    },
    remembered: { type: 'final' },
    nothing: { type: 'final', entry: 'forget' },
  },
  output: ({ context }) => expressCheckoutResult(context),
});

const isAllKnown = (known: SavedPreferences): boolean =>
  usualAddress(known) !== null && known.shippingMethod !== null && mayPay(known);

const addressOf = (known: SavedPreferences): ShippingAddress | null =>
  known.held?.address ?? usualAddress(known);

/** The method that the cart holds; otherwise the last order's. */
function methodOf({ known }: ExpressContext, methods: ShippingMethod[]): ShippingMethod | null {
  const held = known?.held?.method ?? null;
  const isIt = (method: ShippingMethod) =>
    held ? isSameMethod(method, held) : isNamed(method, known?.shippingMethod ?? null);
  return methods.find(isIt) ?? null;
}

/** The last order's method, found by the names that another store view uses. */
const methodNamed = (
  { known, methods }: ExpressContext,
  named: ShippingMethod[],
): ShippingMethod | null => {
  const there = named.find((method) => isNamed(method, known?.shippingMethod ?? null)) ?? null;
  return methods.find((method) => isSameMethod(method, there)) ?? null;
};

/** The payment accepted before the session ended, if still offered; otherwise the usual one. */
function paymentOf({ known }: ExpressContext, offers: PaymentOffer[]): Payment | null {
  if (!known?.accepted) return usualPayment(offers);
  const { payment } = known.accepted;
  return payment && isOffered(payment, offers) ? payment : null;
}

function expressCheckoutResult({
  known,
  methods,
  method,
  payment,
}: ExpressContext): ExpressCheckoutResult {
  const address = known && addressOf(known);
  if (!address) return { ...NOTHING_SAVED, forgotten: null };
  return {
    forgotten: forgottenOf(known, method, payment),
    availableShippingMethods: methods,
    shippingAddress: address,
    shippingMethod: method,
    billingAddress: known.accepted
      ? known.accepted.billingAddress
      : payment && usualPayer(known, address),
    payment,
  };
}

function forgottenOf(
  { held, accepted }: SavedPreferences,
  method: ShippingMethod | null,
  payment: Payment | null,
): Forgotten | null {
  if (!held?.method) return null;
  if (!method) return 'method';
  if (!accepted) return 'payer';
  return accepted.payment && !payment ? 'payment' : null;
}
