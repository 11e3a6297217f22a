import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { CartDetails } from '../domain.ts';
import { chargeChanges, type OrderChange, orderChanges } from './agreement.ts';
import type { ChargedAmounts } from './receipt.ts';
import {
  orderSetup,
  type PlaceOrderContext,
  type PlaceOrderEvent,
  type Preparation,
  SESSION_CHANGED,
} from './setup.ts';

const { createStateConfig } = orderSetup;

const changesOf = ({ draft }: PlaceOrderContext, cart: CartDetails | null): OrderChange[] =>
  draft ? orderChanges(draft.shownOrder.cart, cart) : [];

interface ActionArguments<Event> {
  context: PlaceOrderContext;
  event: Event;
}

/** The changes that an event's cart, or charge, shows to the order on the screen. */
const knownChanges = ({ context, event }: ActionArguments<CartAnnounced>) => ({
  changes: changesOf(context, event.details),
});
const preparedChanges = ({ context, event }: ActionArguments<DoneActorEvent<Preparation>>) => ({
  changes: changesOf(context, event.output.cart),
});
const cartChanges = ({ context, event }: ActionArguments<DoneActorEvent<CartDetails>>) => ({
  changes: changesOf(context, event.output),
});
const chargedChanges = ({
  context,
  event,
}: ActionArguments<DoneActorEvent<ChargedAmounts | null>>) => ({
  changes: chargeChanges(context.draft!.shownOrder, event.output),
});

const FAIL = {
  type: 'fail',
  params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }),
} as const;

/** A read of the cart that shows a difference ends the order before the payment. */
const CART_CHANGED = {
  guard: { type: 'isCartChanged', params: knownChanges },
  target: 'changed',
  actions: { type: 'setChanges', params: knownChanges },
} as const;

/** A sign-in or sign-out in another tab ends the order before the payment. */
const SESSION_ENDS = {
  guard: { type: 'isOtherSession', params: ({ event }: { event: SessionAnnounced }) => event },
  target: 'rejected',
  actions: { type: 'setFailure', params: { failure: SESSION_CHANGED } },
} as const;
type SessionAnnounced = Extract<PlaceOrderEvent, { type: 'session.announced' }>;

type CartAnnounced = Extract<PlaceOrderEvent, { type: 'cart.announced' }>;

/**
 * The states before the payment is sent. Each response of the platform is compared with what the
 * shopper has seen; a difference ends the order without a payment.
 */
export const statesBeforePayment = {
  preparing: createStateConfig({
    on: { 'cart.announced': CART_CHANGED, 'session.announced': SESSION_ENDS },
    invoke: {
      id: 'prepareOrder',
      src: 'prepareOrder',
      input: ({ context }) => context.draft!,
      onDone: [
        {
          guard: { type: 'isUnchanged', params: preparedChanges },
          target: 'sendingShipping',
          actions: {
            type: 'setPrepared',
            params: ({ event }) => ({ prepared: event.output.order }),
          },
        },
        {
          guard: { type: 'isShippingLost', params: preparedChanges },
          target: 'readingMethods',
          actions: { type: 'setChanges', params: preparedChanges },
        },
        {
          target: 'changed',
          actions: { type: 'setChanges', params: preparedChanges },
        },
      ],
      onError: { target: 'rejected', actions: FAIL },
    },
  }),
  sendingShipping: createStateConfig({
    on: { 'cart.announced': CART_CHANGED, 'session.announced': SESSION_ENDS },
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
          guard: { type: 'isUnchanged', params: chargedChanges },
          target: 'recording',
          actions: { type: 'setCharged', params: ({ event }) => ({ charged: event.output }) },
        },
        {
          target: 'changed',
          actions: [
            { type: 'setCharged', params: ({ event }) => ({ charged: event.output }) },
            { type: 'setChanges', params: chargedChanges },
          ],
        },
      ],
      onError: [
        {
          guard: { type: 'isRefusal', params: ({ event }) => event },
          target: 'readingMethods',
          actions: FAIL,
        },
        { target: 'rejected', actions: FAIL },
      ],
    },
  }),
  /** The order may have failed because its shipping method is no longer offered. */
  readingMethods: createStateConfig({
    invoke: {
      id: 'readMethods',
      src: 'readMethods',
      input: ({ context }) => context.draft!,
      onDone: [
        {
          guard: { type: 'isStillOffered', params: ({ event }) => ({ methods: event.output }) },
          target: 'resendingMethod',
        },
        {
          target: 'methodLost',
          actions: {
            type: 'dropUnofferedMethod',
            params: ({ event }) => ({ methods: event.output }),
          },
        },
      ],
      onError: 'stopped',
    },
  }),
  resendingMethod: createStateConfig({
    invoke: {
      id: 'resendMethod',
      src: 'resendMethod',
      input: ({ context }) => context.draft!,
      onDone: 'stopped',
      onError: 'stopped',
    },
  }),
  stopped: createStateConfig({
    always: [{ guard: 'hasKeptChanges', target: 'changed' }, { target: 'rejected' }],
  }),
  /** The response contained no total: read the cart, which includes the shipping by now. */
  rereading: createStateConfig({
    on: { 'cart.announced': CART_CHANGED, 'session.announced': SESSION_ENDS },
    invoke: {
      id: 'readCart',
      src: 'readCart',
      input: ({ context }) => context.prepared!,
      onDone: [
        {
          guard: { type: 'isUnchanged', params: cartChanges },
          target: 'recording',
        },
        {
          target: 'changed',
          actions: { type: 'setChanges', params: cartChanges },
        },
      ],
      onError: {
        target: 'changed',
        actions: {
          type: 'setChanges',
          params: ({ context }) => ({ changes: changesOf(context, null) }),
        },
      },
    },
  }),
  /**
   * Records the payment, so that a reload, a crash or another tab knows of it. A change of the cart
   * or the session takes effect only after the record is written, so that this record alone is
   * deleted.
   */
  recording: createStateConfig({
    on: {
      'cart.announced': { guard: CART_CHANGED.guard, actions: CART_CHANGED.actions },
      'session.announced': { guard: SESSION_ENDS.guard, actions: SESSION_ENDS.actions },
    },
    invoke: {
      id: 'recordOrder',
      src: 'recordOrder',
      input: ({ context }) => context.prepared!,
      onDone: [
        { guard: 'hasFailed', target: 'stopped', actions: 'forgetRecord' },
        {
          target: 'sendingPayment',
          actions: { type: 'setRecalled', params: ({ event }) => ({ recalled: event.output }) },
        },
      ],
      // Another payment is outstanding: settle that payment first.
      onError: { target: 'recalling', actions: 'clearChanges' },
    },
  }),
};
