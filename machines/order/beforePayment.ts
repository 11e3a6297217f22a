import type { CartDetails } from '../domain.ts';
import { chargeChanges, type OrderChange, orderChanges } from './agreement.ts';
import {
  orderSetup,
  type PlaceOrderContext,
  type PlaceOrderEvent,
  SESSION_CHANGED,
} from './setup.ts';

const changesOf = ({ draft }: PlaceOrderContext, cart: CartDetails | null): OrderChange[] =>
  draft ? orderChanges(draft.shownOrder.cart, cart) : [];

/** A read of the cart that shows a difference ends the order before the payment. */
const LOOKED = {
  guard: {
    type: 'hasChanges',
    params: ({ context, event }: { context: PlaceOrderContext; event: CartKnown }) => ({
      changes: changesOf(context, event.details),
    }),
  },
  target: 'changed',
  actions: {
    type: 'keepChanges',
    params: ({ context, event }: { context: PlaceOrderContext; event: CartKnown }) => ({
      changes: changesOf(context, event.details),
    }),
  },
} as const;

/** A sign-in or sign-out in another tab ends the order before the payment. */
const SESSION_ENDS = {
  guard: { type: 'isOtherSession', params: ({ event }: { event: SessionKnown }) => event },
  target: 'rejected',
  actions: { type: 'keepFailure', params: { failure: SESSION_CHANGED } },
} as const;
type SessionKnown = Extract<PlaceOrderEvent, { type: 'session.known' }>;

type CartKnown = Extract<PlaceOrderEvent, { type: 'cart.known' }>;

/**
 * The states before the payment is sent. Each response of the platform is compared with what the
 * shopper has seen; a difference ends the order without a payment.
 */
export const beforePayment = {
  preparing: orderSetup.createStateConfig({
    on: { 'cart.known': LOOKED, 'session.known': SESSION_ENDS },
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
          guard: {
            type: 'isShippingLost',
            params: ({ context, event }) => ({ changes: changesOf(context, event.output.cart) }),
          },
          target: 'readingMethods',
          actions: {
            type: 'keepChanges',
            params: ({ context, event }) => ({ changes: changesOf(context, event.output.cart) }),
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
    on: { 'cart.known': LOOKED, 'session.known': SESSION_ENDS },
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
              changes: chargeChanges(context.draft!.shownOrder, event.output),
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
                changes: chargeChanges(context.draft!.shownOrder, event.output),
              }),
            },
          ],
        },
      ],
      onError: [
        {
          guard: { type: 'isRefusal', params: ({ event }) => event },
          target: 'readingMethods',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
        {
          target: 'rejected',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      ],
    },
  }),
  /** The order may have failed because its shipping method is no longer offered. */
  readingMethods: orderSetup.createStateConfig({
    invoke: {
      id: 'readMethods',
      src: 'readMethods',
      input: ({ context }) => context.draft!,
      onDone: [
        {
          guard: { type: 'isStillOffered', params: ({ event }) => ({ methods: event.output }) },
          target: 'keepingMethod',
        },
        {
          target: 'methodLost',
          actions: { type: 'loseMethod', params: ({ event }) => ({ methods: event.output }) },
        },
      ],
      onError: 'stopped',
    },
  }),
  keepingMethod: orderSetup.createStateConfig({
    invoke: {
      id: 'keepMethod',
      src: 'keepMethod',
      input: ({ context }) => context.draft!,
      onDone: 'stopped',
      onError: 'stopped',
    },
  }),
  stopped: orderSetup.createStateConfig({
    always: [{ guard: 'hasChanged', target: 'changed' }, { target: 'rejected' }],
  }),
  /** The response contained no total: read the cart, which includes the shipping by now. */
  rereading: orderSetup.createStateConfig({
    on: { 'cart.known': LOOKED, 'session.known': SESSION_ENDS },
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
   * Records the payment, so that a reload, a crash or another tab knows of it. A change of the cart
   * or the session takes effect only after the record is written, so that this record alone is deleted.
   */
  recording: orderSetup.createStateConfig({
    on: {
      'cart.known': {
        guard: LOOKED.guard,
        actions: LOOKED.actions,
      },
      'session.known': { guard: SESSION_ENDS.guard, actions: SESSION_ENDS.actions },
    },
    invoke: {
      id: 'recordOrder',
      src: 'recordOrder',
      input: ({ context }) => context.prepared!,
      onDone: [
        { guard: 'hasFailed', target: 'stopped', actions: 'forgetRecord' },
        {
          target: 'sendingPayment',
          actions: { type: 'keepRecalled', params: ({ event }) => ({ recalled: event.output }) },
        },
      ],
      // Another payment is outstanding: settle that payment first.
      onError: { target: 'recalling', actions: 'clearChanges' },
    },
  }),
};
