import type { CartDetails } from '../domain.ts';
import { chargeChanges, type OrderChange, orderChanges } from './agreement.ts';
import { orderSetup, type PlaceOrderContext, type PlaceOrderEvent } from './setup.ts';

const changesOf = ({ draft }: PlaceOrderContext, cart: CartDetails | null): OrderChange[] =>
  draft ? orderChanges(draft.seen.cart, cart) : [];

/** The cart was read while the order is on its way: what differs ends it before it is paid. */
const LOOKED = {
  guard: {
    type: 'isOtherwise',
    params: ({ context, event }: { context: PlaceOrderContext; event: Looked }) => ({
      changes: changesOf(context, event.details),
    }),
  },
  target: 'changed',
  actions: {
    type: 'keepChanges',
    params: ({ context, event }: { context: PlaceOrderContext; event: Looked }) => ({
      changes: changesOf(context, event.details),
    }),
  },
} as const;
type Looked = Extract<PlaceOrderEvent, { type: 'cart.known' }>;

/**
 * The states before the payment is sent. Whatever the platform answers in them is compared with
 * what the shopper has seen: a difference ends the order with nothing paid.
 */
export const beforePayment = {
  preparing: orderSetup.createStateConfig({
    on: { 'cart.known': LOOKED },
    invoke: {
      id: 'prepareOrder',
      src: 'prepareOrder',
      input: ({ context }) => context.draft!,
      onDone: [
        {
          guard: {
            type: 'isAsSeen',
            params: ({ context, event }) => ({ changes: changesOf(context, event.output.cart) }),
          },
          target: 'sendingShipping',
          actions: {
            type: 'keepPrepared',
            params: ({ event }) => ({ prepared: event.output.order }),
          },
        },
        {
          target: 'changed',
          actions: {
            type: 'keepChanges',
            params: ({ context, event }) => ({ changes: changesOf(context, event.output.cart) }),
          },
        },
      ],
      onError: {
        target: 'rejected',
        actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
      },
    },
  }),
  sendingShipping: orderSetup.createStateConfig({
    on: { 'cart.known': LOOKED },
    invoke: {
      id: 'sendShippingInformation',
      src: 'sendShippingInformation',
      input: ({ context }) => context.prepared!,
      onDone: [
        {
          guard: {
            type: 'isChargeUnknown',
            params: ({ event }) => ({ charged: event.output }),
          },
          target: 'rereading',
        },
        {
          guard: {
            type: 'isAsSeen',
            params: ({ context, event }) => ({
              changes: chargeChanges(context.draft!.seen, event.output),
            }),
          },
          target: 'recording',
          actions: { type: 'keepCharged', params: ({ event }) => ({ charged: event.output }) },
        },
        {
          target: 'changed',
          actions: [
            { type: 'keepCharged', params: ({ event }) => ({ charged: event.output }) },
            {
              type: 'keepChanges',
              params: ({ context, event }) => ({
                changes: chargeChanges(context.draft!.seen, event.output),
              }),
            },
          ],
        },
      ],
      onError: {
        target: 'rejected',
        actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
      },
    },
  }),
  /** The answer told no total: the cart, which knows the shipping now, is asked instead. */
  rereading: orderSetup.createStateConfig({
    on: { 'cart.known': LOOKED },
    invoke: {
      id: 'readCart',
      src: 'readCart',
      input: ({ context }) => context.prepared!,
      onDone: [
        {
          guard: {
            type: 'isAsSeen',
            params: ({ context, event }) => ({ changes: changesOf(context, event.output) }),
          },
          target: 'recording',
        },
        {
          target: 'changed',
          actions: {
            type: 'keepChanges',
            params: ({ context, event }) => ({ changes: changesOf(context, event.output) }),
          },
        },
      ],
      onError: {
        target: 'changed',
        actions: {
          type: 'keepChanges',
          params: ({ context }) => ({ changes: changesOf(context, null) }),
        },
      },
    },
  }),
  /**
   * The outbox: from here on a reload, a crash or another tab knows of this payment. What is
   * being written is never forgotten before it is written, nor is another payment's record.
   */
  recording: orderSetup.createStateConfig({
    on: {
      'cart.known': {
        guard: LOOKED.guard,
        actions: LOOKED.actions,
      },
    },
    invoke: {
      id: 'recordOrder',
      src: 'recordOrder',
      input: ({ context }) => context.prepared!,
      onDone: [
        { guard: 'hasChanged', target: 'changed', actions: 'forgetRecord' },
        {
          target: 'sendingPayment',
          actions: { type: 'keepRecalled', params: ({ event }) => ({ recalled: event.output }) },
        },
      ],
      // Another payment is outstanding: that one first.
      onError: { target: 'recalling', actions: 'clearChanges' },
    },
  }),
};
