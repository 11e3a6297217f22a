import { and, assign, fromCallback, not, raise, setup } from 'xstate';
import { type CartAddition, failureOf } from '../domain.ts';
import { effect, fact, port } from '../port.ts';
import { notifyActor, sendToActor } from '../system.ts';
import type { CartAdoption } from './adoption.ts';
import type { CartCommand, CartOperationInput, CartOutcome } from './commands.ts';
import {
  adopted,
  applyFailure,
  applyOutcome,
  begun,
  type CartContext,
  type CartEvent,
  CLEARED,
  linkedCoupon,
  NO_CART,
  operationInput,
  restored,
  type StoredCart,
  wanting,
} from './context.ts';
import { type CouponNotice, noticeOf, type PendingCoupon, type RefusedCoupon } from './coupon.ts';
import { isSameContents, type SeenCart } from './diff.ts';

declare module '../system.ts' {
  interface ActorEvents {
    cart: CartEvent;
  }
  interface LazyActors {
    cart: typeof cartMachine;
  }
}

/** Whoever checks out hears what the cart holds. */
const KNOWN = {
  type: 'notifyActor',
  params: ({ context: { cartId, details } }: { context: CartContext }) => ({
    to: 'checkout' as const,
    event: { type: 'cart.known' as const, cartId, details },
  }),
} as const;
const REPLACED = {
  type: 'notifyActor',
  params: { to: 'placeOrder', event: { type: 'cart.replaced' } },
} as const;

const ANNOUNCE_COUPON = {
  type: 'announceCoupon',
  params: ({
    context: { coupon },
    event: { output },
  }: {
    context: CartContext;
    event: { output: CartOutcome };
  }) => ({ notice: noticeOf(coupon, output.couponVerdict ?? null) }),
} as const;

const FORGET_LINE = {
  type: 'storeRemovedLine',
  params: { removedLine: null, hasRemovedLine: true },
} as const;

/**
 * The cart: restored from storage, created once, changed by one operation at a time. Quantity
 * changes are debounced, so that many presses send one. After a sign-in the cart becomes the
 * customer's. After an order it is dropped and replaced; a repeat within three seconds is ignored.
 */
export const cartMachine = setup({
  types: { context: {} as CartContext, events: {} as CartEvent },
  actors: {
    watchStoredCart: fromCallback(() => {}),
    /** What speaks to browser storage alone never fails: what is not to be had counts as absent. */
    restoreCart: port<StoredCart>('restoreCart'),
    createCart: port<string>('createCart'),
    forgetCart: port<number, { cartId: string | null }>('forgetCart'),
    leaveCart: port<number, { cartId: string | null }>('leaveCart'),
    adopt: port<CartAdoption>('adopt'),
    operation: port<CartOutcome, CartOperationInput>('operation'),
  },
  actions: {
    sendToActor: sendToActor(),
    notifyActor: notifyActor(),
    reloadPage: effect('reloadPage'),
    storeRemovedLine: effect<{ removedLine: CartAddition | null; hasRemovedLine: boolean }>(
      'storeRemovedLine',
    ),
    /** Outlives a reload until it is sent. */
    storeWish: effect<{ addition: CartAddition }>('storeWish'),
    clearWishes: effect('clearWishes'),
    /** What the shopper has seen of it outlives the visit. */
    storeSeen: effect<{ seen: SeenCart | null }>('storeSeen'),
    overlookShipping: assign(
      ({ context: { seen } }, { isShippingOwn = false }: { isShippingOwn?: boolean }) => ({
        seen: seen && isShippingOwn ? { ...seen, shipping: null } : seen,
      }),
    ),
    linkCoupon: assign(({ context }, { code }: { code: string }) => linkedCoupon(context, code)),
    /** The shopper has chosen another, or none. */
    dropLinkedCoupon: assign({ coupon: null, refusedCoupon: null }),
    /** What is pending outlives the visit; what was refused does not. */
    storeCoupon: effect<{ coupon: PendingCoupon | null; refusedCoupon: RefusedCoupon | null }>(
      'storeCoupon',
    ),
    announceCoupon: effect<{ notice: CouponNotice | null }>('announceCoupon'),
    want: assign(({ context }, command: CartCommand) => wanting(context, command)),
    begin: assign(({ context }) => begun(context)),
    receive: assign(({ context }, outcome: CartOutcome) => applyOutcome(context, outcome)),
    failOperation: assign(({ context }, { error }: { error: unknown }) =>
      applyFailure(context, failureOf(error)),
    ),
    beginEdit: assign(({ context: { details } }, { itemId }: { itemId: string }) => ({
      editing: details?.items.find(({ uid }) => uid === itemId) ?? null,
    })),
    endEdit: assign({ editing: null }),
    restore: assign(({ context }, stored: StoredCart) => restored(context, stored)),
    keepCartId: assign((_, { cartId }: { cartId: string }) =>
      cartId ? { cartId, cartResetDone: false } : {},
    ),
    failCreation: assign(({ context }, { error }: { error: unknown }) => ({
      failures: { ...context.failures, create: failureOf(error) },
    })),
    adopt: assign(({ context }, adoption: CartAdoption) => adopted(context, adoption)),
    failAdoption: assign(({ context }, { error }: { error: unknown }) =>
      adopted(context, { cartId: null, failure: failureOf(error) }),
    ),
    wantAdoption: assign({ isAdoptionUntried: true }),
    beginAdoption: assign({ isAdoptionUntried: false }),
    expectSignOut: assign({ isSessionEnding: true }),
    noteStored: assign(
      (
        { context },
        { cartId, orderedCartId }: { cartId: string | null; orderedCartId?: string | null },
      ) => ({
        storedElsewhere: cartId,
        orderedCartId: orderedCartId ?? context.orderedCartId,
      }),
    ),
    forgetStored: assign({ storedElsewhere: null }),
    takeStored: assign(({ context: { storedElsewhere } }) => ({
      cartId: storedElsewhere,
      cartResetDone: false,
      storedElsewhere: null,
    })),
    reset: assign(CLEARED),
    lock: assign((_, { at }: { at: number }) => ({ lastClearTime: at, isLocked: true })),
    unlock: assign({ isLocked: false }),
  },
  guards: {
    hasWork: ({ context }) => context.waiting.length > 0,
    isUpdateNext: ({ context }) => context.waiting[0]?.kind === 'update',
    isLocked: ({ context }) => context.isLocked,
    isSessionEnding: ({ context }) => context.isSessionEnding,
    isAdoptionUntried: ({ context }) => context.isAdoptionUntried,
    /** This tab and another one hold different carts. */
    isElsewhere: ({ context: { cartId, storedElsewhere } }) =>
      cartId !== null && storedElsewhere !== null && cartId !== storedElsewhere,
    /** This tab has none yet, and another has. */
    isFoundElsewhere: ({ context: { cartId, storedElsewhere } }) =>
      cartId === null && storedElsewhere !== null,
    /** The same cart held something else when another tab looked. */
    isOtherwise: ({ context: { cartId, seen } }, { seen: other }: { seen: SeenCart }) =>
      other.cartId === cartId && !isSameContents(seen, other),
    isAddFailed: (_, { failures }: CartOutcome) =>
      failures.some(({ operation }) => operation === 'add' || operation === 'create'),
    isAddLeft: ({ context }, { cartId }: CartAdoption) =>
      cartId === null && context.waiting.some(({ kind }) => kind === 'add'),
    isAdoptionDue: fact('isAdoptionDue'),
    isPaymentOutstanding: fact('isPaymentOutstanding'),
  },
  delays: { debounce: 350, lock: 3_000 },
}).createMachine({
  id: 'cart',
  description: 'The cart: its id, its contents, and the changes that are on their way.',
  context: NO_CART,
  invoke: { id: 'watchStoredCart', src: 'watchStoredCart' },
  initial: 'restoring',
  on: {
    'cart.addItem': {
      actions: [
        {
          type: 'want',
          params: ({ event: { type: _, ...addition } }) => ({ kind: 'add', ...addition }),
        },
        { type: 'storeWish', params: ({ event: { type: _, ...addition } }) => ({ addition }) },
      ],
    },
    'cart.updateItem': {
      actions: {
        type: 'want',
        params: ({ event: { type: _, ...update } }) => ({ kind: 'update', ...update }),
      },
    },
    'cart.removeItem': {
      actions: { type: 'want', params: ({ event: { itemId } }) => ({ kind: 'remove', itemId }) },
    },
    'cart.applyCoupon': {
      actions: [
        'dropLinkedCoupon',
        { type: 'want', params: ({ event: { code } }) => ({ kind: 'applyCoupon', code }) },
      ],
    },
    'cart.removeCoupon': {
      actions: ['dropLinkedCoupon', { type: 'want', params: { kind: 'removeCoupon' } }],
    },
    'cart.linkCoupon': { actions: { type: 'linkCoupon', params: ({ event }) => event } },
    'cart.read': {
      actions: [
        { type: 'overlookShipping', params: ({ event }) => event },
        { type: 'want', params: { kind: 'read' } },
      ],
    },
    'cart.beginEdit': { actions: { type: 'beginEdit', params: ({ event }) => event } },
    'cart.endEdit': { actions: 'endEdit' },
    'cart.lockOver': { actions: 'unlock' },
    'cart.stored': { actions: { type: 'noteStored', params: ({ event }) => event } },
    'cart.seenElsewhere': {
      guard: { type: 'isOtherwise', params: ({ event }) => event },
      actions: { type: 'want', params: { kind: 'read', isQuiet: true } },
    },
    'cart.signedIn': { actions: 'wantAdoption' },
    'cart.paymentSettled': { actions: 'wantAdoption' },
    'cart.sessionEnding': { actions: 'expectSignOut' },
    'cart.signedOut': [{ guard: not('isSessionEnding'), target: '.leaving' }],
    'cart.orderCompleted': [{ guard: 'isLocked', actions: REPLACED }, { target: '.replacing' }],
  },
  states: {
    restoring: {
      tags: 'unknown',
      invoke: {
        id: 'restoreCart',
        src: 'restoreCart',
        onDone: {
          target: 'ready',
          actions: { type: 'restore', params: ({ event }) => event.output },
        },
      },
    },
    ready: {
      entry: [
        KNOWN,
        { type: 'storeSeen', params: ({ context: { seen } }) => ({ seen }) },
        { type: 'storeCoupon', params: ({ context }) => context },
      ],
      always: [
        { guard: and(['isAdoptionUntried', 'isAdoptionDue']), target: 'adopting' },
        { guard: 'isUpdateNext', target: 'debouncing' },
        { guard: 'hasWork', target: 'operating' },
        {
          guard: and(['isElsewhere', not('isPaymentOutstanding')]),
          actions: ['forgetStored', 'reloadPage'],
        },
        {
          guard: 'isFoundElsewhere',
          actions: ['takeStored', { type: 'want', params: { kind: 'read' } }],
        },
      ],
    },
    /** A guest's cart, held by somebody who has signed in, becomes the customer's. */
    adopting: {
      tags: 'busy',
      entry: 'beginAdoption',
      invoke: {
        id: 'adopt',
        src: 'adopt',
        onDone: [
          {
            guard: { type: 'isAddLeft', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              { type: 'adopt', params: ({ event }) => event.output },
              'clearWishes',
              {
                type: 'sendToActor',
                params: ({ event }) => ({
                  to: 'app' as const,
                  event: { type: 'cart.addFailed' as const, failure: event.output.failure! },
                }),
              },
            ],
          },
          { target: 'ready', actions: { type: 'adopt', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'ready',
          actions: [{ type: 'failAdoption', params: ({ event }) => event }, 'clearWishes'],
        },
      },
    },
    /** A shopper who presses + many times means the last of them. */
    debouncing: {
      tags: 'busy',
      after: { debounce: 'operating' },
      on: {
        'cart.updateItem': {
          target: 'debouncing',
          reenter: true,
          actions: {
            type: 'want',
            params: ({ event: { type: _, ...update } }) => ({ kind: 'update', ...update }),
          },
        },
      },
    },
    operating: {
      tags: 'busy',
      entry: 'begin',
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
                  event: {
                    type: 'cart.addFailed' as const,
                    failure: event.output.failures[0]!.failure,
                  },
                }),
              },
            ],
          },
          {
            target: 'ready',
            actions: [ANNOUNCE_COUPON, { type: 'receive', params: ({ event }) => event.output }],
          },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'failOperation', params: ({ event }) => event },
        },
      },
    },
    /** The customer is gone, and the customer's cart with it. */
    leaving: {
      tags: 'busy',
      exit: ['reset', FORGET_LINE, 'clearWishes'],
      invoke: {
        id: 'leaveCart',
        src: 'leaveCart',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: 'ready',
      },
    },
    replacing: {
      tags: 'busy',
      initial: 'dropping',
      states: {
        dropping: {
          exit: ['reset', FORGET_LINE, 'clearWishes'],
          invoke: {
            id: 'forgetCart',
            src: 'forgetCart',
            input: ({ context: { cartId } }) => ({ cartId }),
            onDone: {
              target: 'creating',
              actions: [
                { type: 'lock', params: ({ event }) => ({ at: event.output }) },
                raise({ type: 'cart.lockOver' }, { delay: 'lock', id: 'lock' }),
              ],
            },
          },
        },
        creating: {
          invoke: {
            id: 'createCart',
            src: 'createCart',
            onDone: {
              target: '#cart.ready',
              actions: [
                { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
                REPLACED,
              ],
            },
            onError: {
              target: '#cart.ready',
              actions: [
                { type: 'failCreation', params: ({ event }) => event },
                {
                  type: 'notifyActor',
                  params: ({ event }) => ({
                    to: 'placeOrder' as const,
                    event: { type: 'cart.notReplaced' as const, failure: failureOf(event.error) },
                  }),
                },
              ],
            },
          },
        },
      },
    },
  },
});
