import { and, not } from 'xstate';
import { adoptingState, adoptionRegion } from './adoptionRegion.ts';
import { type CartContext, type CartEvent, NO_CART } from './context.ts';
import { formerCartState } from './formerCart.ts';
import { keptForNextPage } from './keptForNextPage.ts';
import { operationInput } from './outcomes.ts';
import { FORGET_CHANGES, orderRegion, replaceLockRegion, replacingState } from './replacement.ts';
import {
  ADOPTION_BEGINS,
  ANNOUNCE_COUPON,
  cartSetup,
  ENQUEUE_UPDATE,
  IS_LINE_KEPT,
  LEAVE_SHOWN,
  REPORT_LOST_ADDITION,
  SESSION_END,
} from './setup.ts';

declare module '../system.ts' {
  interface ActorEvents {
    cart: CartEvent;
  }
  interface LazyActors {
    cart: typeof cartMachine;
  }
}

/** Tells the checkout the cart's contents. */
const NOTIFY_CHECKOUT = {
  type: 'notifyActor',
  params: ({ context: { cartId, details } }: { context: CartContext }) => ({
    to: 'checkout' as const,
    event: { type: 'cart.announced' as const, cartId, details },
  }),
} as const;

/**
 * The cart: restored from storage, created once, changed by one operation at a time. Quantity
 * changes are debounced, so that many presses send one. After a sign-in the cart becomes the
 * customer's. After an order it is dropped and replaced; a repeat within three seconds creates no
 * second cart.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: NO_CART,
  invoke: { id: 'watchStoredCart', src: 'watchStoredCart' },
  type: 'parallel',
  states: {
    /**
     * At most one of these states changes the cart or its owner at any time; commands wait in the
     * queue.
     */
    work: {
      initial: 'restoring',
      on: {
        'cart.addItem': {
          actions: [
            {
              type: 'enqueueCommand',
              params: ({ event: { type: _, ...addition } }) => ({ kind: 'add', ...addition }),
            },
            {
              type: 'storeQueuedAddition',
              params: ({ event: { type: _, requestId: __, ...addition } }) => ({ addition }),
            },
          ],
        },
        'cart.updateItem': { actions: ENQUEUE_UPDATE },
        'cart.leaveQuantity': { guard: IS_LINE_KEPT, actions: ENQUEUE_UPDATE },
        'cart.removeItem': {
          actions: {
            type: 'enqueueCommand',
            params: ({ event: { type: _, ...removal } }) => ({ kind: 'remove', ...removal }),
          },
        },
        'cart.applyCoupon': {
          actions: [
            'dropLinkedCoupon',
            {
              type: 'enqueueCommand',
              params: ({ event: { type: _, ...coupon } }) => ({ kind: 'applyCoupon', ...coupon }),
            },
          ],
        },
        'cart.removeCoupon': {
          actions: [
            'dropLinkedCoupon',
            {
              type: 'enqueueCommand',
              params: ({ event: { requestId } }) => ({ kind: 'removeCoupon', requestId }),
            },
          ],
        },
        'cart.linkCoupon': { actions: { type: 'linkCoupon', params: ({ event }) => event } },
        'cart.read': {
          actions: [
            { type: 'forgetSeenShipping', params: ({ event }) => event },
            { type: 'enqueueCommand', params: { kind: 'read' } },
          ],
        },
        'cart.reconnected': {
          guard: 'isReadUnanswered',
          actions: { type: 'enqueueCommand', params: { kind: 'read' } },
        },
        'cart.beginEdit': { actions: { type: 'beginEdit', params: ({ event }) => event } },
        'cart.endEdit': { actions: 'endEdit' },
        'cart.stored': { actions: { type: 'setCartOfOtherTab', params: ({ event }) => event } },
        'cart.seenElsewhere': {
          guard: { type: 'isDifferentContents', params: ({ event }) => event },
          actions: { type: 'enqueueCommand', params: { kind: 'read', isQuiet: true } },
        },
        ...keptForNextPage,
        'cart.signedOut': '.leaving',
        'cart.orderCompleted': {
          guard: not('isReplaceLocked'),
          target: '.replacing',
          actions: { type: 'setReasonOfEnd', params: ({ event }) => event },
        },
      },
      states: {
        restoring: {
          tags: 'unknown',
          invoke: {
            id: 'restoreCart',
            src: 'restoreCart',
            onDone: {
              target: 'formerCart',
              actions: { type: 'restore', params: ({ event }) => event.output },
            },
          },
        },
        formerCart: formerCartState,
        ready: {
          entry: [
            NOTIFY_CHECKOUT,
            { type: 'storeShownCart', params: ({ context: { lastShown } }) => ({ lastShown }) },
            { type: 'storeCoupon', params: ({ context }) => context },
          ],
          always: [
            { guard: ADOPTION_BEGINS, target: 'adopting' },
            ...SESSION_END,
            { guard: 'isUpdateNext', target: 'debouncing' },
            { guard: 'hasQueuedCommand', target: 'operating' },
            {
              guard: and([
                'isCartOfOtherTabDifferent',
                not('isPaymentOutstanding'),
                not('isPlacing'),
              ]),
              actions: ['clearCartOfOtherTab', 'reloadPage'],
            },
            {
              guard: 'hasOnlyOtherTabACart',
              actions: [
                'adoptCartOfOtherTab',
                { type: 'enqueueCommand', params: { kind: 'read' } },
              ],
            },
          ],
        },
        adopting: adoptingState,
        /** Only the last quantity is sent if the shopper presses + many times. */
        debouncing: {
          tags: 'busy',
          after: { debounce: 'operating' },
          on: {
            'cart.updateItem': {
              target: 'debouncing',
              reenter: true,
              actions: ENQUEUE_UPDATE,
            },
          },
        },
        operating: {
          tags: 'busy',
          entry: 'startNext',
          invoke: {
            id: 'operation',
            src: 'operation',
            input: ({ context }) => operationInput(context),
            onDone: [
              {
                guard: { type: 'isAddFailed', params: ({ event }) => event.output },
                target: 'ready',
                actions: [
                  ANNOUNCE_COUPON,
                  { type: 'receive', params: ({ event }) => event.output },
                  {
                    type: 'sendToActor',
                    params: ({ event }) => ({
                      to: 'app' as const,
                      event: { type: 'cart.addFailed' as const, ...event.output.failures[0]! },
                    }),
                  },
                ],
              },
              {
                target: 'ready',
                actions: [
                  ANNOUNCE_COUPON,
                  { type: 'receive', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: [
              {
                guard: 'isAdding',
                target: 'ready',
                actions: [
                  { type: 'failOperation', params: ({ event }) => event },
                  REPORT_LOST_ADDITION,
                ],
              },
              {
                target: 'ready',
                actions: { type: 'failOperation', params: ({ event }) => event },
              },
            ],
          },
          initial: 'changing',
          states: {
            changing: {
              on: { 'cart.sessionEnding': { target: 'endingSession', actions: LEAVE_SHOWN } },
            },
            /**
             * The operation has ended the session itself and continues: the sign-out must not clear
             * the cart. The next cart is a guest's, so nothing is missing from it.
             */
            endingSession: { on: { 'cart.signedOut': {} } },
          },
        },
        /** The customer has signed out: the customer's cart is forgotten. */
        leaving: {
          tags: 'busy',
          exit: ['reset', ...FORGET_CHANGES],
          invoke: {
            id: 'leaveCart',
            src: 'leaveCart',
            input: ({ context: { cartId } }) => ({ cartId }),
            onDone: 'ready',
          },
        },
        replacing: replacingState,
      },
    },
    adoption: adoptionRegion,
    replaceLock: replaceLockRegion,
    order: orderRegion,
  },
});
