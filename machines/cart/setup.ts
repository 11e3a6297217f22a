import { and, assign, type DoneActorEvent, fromCallback, not, setup, stateIn } from 'xstate';
import type { CartAddition } from '../domain.ts';
import { type Failure, failureOf } from '../failure.ts';
import { effect, fact, port } from '../port.ts';
import { notifyActor, sendToActor } from '../system.ts';
import type { CartAdoption } from './adoption.ts';
import type {
  CartCommand,
  CartOperationInput,
  CartOutcome,
  PendingChange,
  UntakenCommands,
} from './commands.ts';
import {
  type CartContext,
  type CartEvent,
  CLEARED_FIELDS,
  linkedCoupon,
  restoreCartContext,
  type StoredCart,
  withQueued,
} from './context.ts';
import { type CouponNotice, noticeOf, type PendingCoupon, type RefusedCoupon } from './coupon.ts';
import { endOf, isSameContents, NO_DIFF, type PreviousCart, type ShownCart } from './diff.ts';
import { applyAdoption, applyFailure, applyOutcome, startNext } from './outcomes.ts';
import { hasKeptLine, queueAfterReturn } from './queue.ts';

/** The done and error events of the actors that the cart invokes, for its other regions. */
type ChildEvent =
  | DoneActorEvent<CartAdoption, 'adopt'>
  | DoneActorEvent<CartOutcome, 'operation'>
  | DoneActorEvent<number, 'forgetCart'>
  | { type: 'xstate.error.actor.adopt'; error: unknown };

/** The setup of the cart machine: its ports, assignments and guards. */
export const cartSetup = setup({
  types: { context: {} as CartContext, events: {} as CartEvent | ChildEvent },
  actors: {
    watchStoredCart: fromCallback(() => {}),
    /** Never fails: unreadable storage counts as empty. */
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
    /** Stores the addition until it is sent, so that it survives a reload. */
    storeQueuedAddition: effect<{ addition: CartAddition }>('storeQueuedAddition'),
    clearQueuedAdditions: effect('clearQueuedAdditions'),
    /** Stores a guest's cart id again that something other than the shop has cleared. */
    storeCartAgain: effect<{ cartId: string | null }>('storeCartAgain'),
    /** Stores the changes of lines that the page leaves, for the next page to send. */
    storePendingChanges: effect<{ cartId: string | null; changes: PendingChange[] }>(
      'storePendingChanges',
    ),
    dropTakenCommands: assign(({ context }, untaken: UntakenCommands) => ({
      queue: queueAfterReturn(context, untaken),
    })),
    /** Persists the contents that the shopper last saw, so that the next visit reports changes. */
    storeShownCart: effect<{ lastShown: ShownCart | null }>('storeShownCart'),
    forgetSeenShipping: assign(
      ({ context: { lastShown } }, { isShippingOwn = false }: { isShippingOwn?: boolean }) => ({
        lastShown: lastShown && isShippingOwn ? { ...lastShown, shipping: null } : lastShown,
      }),
    ),
    linkCoupon: assign(({ context }, { code }: { code: string }) => linkedCoupon(context, code)),
    /** Drops the coupon of a link: the shopper has chosen another coupon, or none. */
    dropLinkedCoupon: assign({ coupon: null, refusedCoupon: null }),
    /** A pending coupon survives the visit; a rejected one does not. */
    storeCoupon: effect<{ coupon: PendingCoupon | null; refusedCoupon: RefusedCoupon | null }>(
      'storeCoupon',
    ),
    announceCoupon: effect<{ notice: CouponNotice | null }>('announceCoupon'),
    enqueueCommand: assign(({ context }, command: CartCommand) => withQueued(context, command)),
    startNext: assign(({ context }) => startNext(context)),
    receive: assign(({ context }, outcome: CartOutcome) => applyOutcome(context, outcome)),
    failOperation: assign(({ context }, { error }: { error: unknown }) =>
      applyFailure(context, failureOf(error)),
    ),
    beginEdit: assign(({ context: { details } }, { itemId }: { itemId: string }) => ({
      editing: details?.items.find(({ uid }) => uid === itemId) ?? null,
    })),
    endEdit: assign({ editing: null }),
    restore: assign(({ context }, stored: StoredCart) => restoreCartContext(context, stored)),
    setCartId: assign((_, { cartId }: { cartId: string }) =>
      cartId ? { cartId, cartResetDone: false } : {},
    ),
    failCreation: assign(({ context }, { error }: { error: unknown }) => ({
      failures: { ...context.failures, create: failureOf(error) },
    })),
    adopt: assign(({ context }, adoption: CartAdoption) => applyAdoption(context, adoption)),
    failAdoption: assign(({ context }, { error }: { error: unknown }) =>
      applyAdoption(context, { cartId: null, failure: failureOf(error) }),
    ),
    setCartOfOtherTab: assign(
      (
        { context },
        { cartId, orderedCartId }: { cartId: string | null; orderedCartId?: string | null },
      ) => ({
        cartIdOfOtherTab: cartId,
        orderedCartId: orderedCartId ?? context.orderedCartId,
      }),
    ),
    clearCartOfOtherTab: assign({ cartIdOfOtherTab: null }),
    adoptCartOfOtherTab: assign(({ context: { cartIdOfOtherTab } }) => ({
      cartId: cartIdOfOtherTab,
      cartResetDone: false,
      cartIdOfOtherTab: null,
    })),
    dropCart: assign({ cartId: null }),
    dropShown: assign({ lastShown: null, cartDiff: NO_DIFF }),
    dropSessionEnd: assign({ cartDiff: NO_DIFF }),
    reset: assign(CLEARED_FIELDS),
    setReasonOfEnd: assign((_, { previousCart }: { previousCart: PreviousCart }) => ({
      cartDiff: endOf(previousCart),
    })),
    /** Resets all but the end of the cart, which screens show until the new cart is read. */
    resetEnded: assign(({ context: { cartDiff } }) => ({ ...CLEARED_FIELDS, cartDiff })),
    setClearTime: assign((_, { at }: { at: number }) => ({ lastClearTime: at })),
  },
  guards: {
    isReadUnanswered: ({ context }) => context.failures.read?.reason === 'unreachable',
    hasQueuedCommand: ({ context }) => context.queue.length > 0,
    isUpdateNext: ({ context }) => context.queue[0]?.kind === 'update',
    isLineKept: ({ context }, { itemId }: { itemId: string }) => hasKeptLine(context, itemId),
    isReady: stateIn({ work: 'ready' }),
    isReplaceLocked: stateIn({ replaceLock: 'locked' }),
    /** Whether this tab is placing an order. */
    isPlacing: stateIn({ order: 'placing' }),
    isAdoptionPending: stateIn({ adoption: 'pending' }),
    /** Whether this tab and another one hold different carts. */
    isCartOfOtherTabDifferent: ({ context: { cartId, cartIdOfOtherTab } }) =>
      cartId !== null && cartIdOfOtherTab !== null && cartId !== cartIdOfOtherTab,
    /** Whether this tab has no cart yet and another tab has one. */
    hasOnlyOtherTabACart: ({ context: { cartId, cartIdOfOtherTab } }) =>
      cartId === null && cartIdOfOtherTab !== null,
    /** Whether another tab saw other contents of the same cart. */
    isDifferentContents: (
      { context: { cartId, lastShown } },
      { lastShown: other }: { lastShown: ShownCart },
    ) => other.cartId === cartId && !isSameContents(lastShown, other),
    isAddFailed: (_, { failures }: CartOutcome) =>
      failures.some(({ operation }) => operation === 'add' || operation === 'create'),
    isAdding: ({ context: { current } }) => current?.kind === 'add',
    hasQueuedAddition: ({ context: { queue } }) => queue.some(({ kind }) => kind === 'add'),
    hasAdditionWithoutCart: ({ context }, { cartId }: CartAdoption) =>
      cartId === null && context.queue.some(({ kind }) => kind === 'add'),
    isUnreachable: (_, { failure }: { failure: Failure | null }) =>
      failure?.reason === 'unreachable',
    isDeferred: (_, { status }: CartOutcome) => status === 'deferred',
    isAdoptionDue: fact('isAdoptionDue'),
    /** Whether the cart is the one of the last order that was placed in this browser. */
    isOrdered: ({ context: { cartId, orderedCartId } }) =>
      cartId !== null && cartId === orderedCartId,
    /** Whether the stored cart is a customer's while nobody is signed in. */
    isCartLeftBehind: fact('isCartLeftBehind'),
    isPaymentOutstanding: fact('isPaymentOutstanding'),
    /** Whether the last session ended by itself and nobody has signed in since. */
    hasSessionEnded: fact('hasSessionEnded'),
    /** Whether no cart or an empty one is known, and nothing says yet why. */
    isEmptyWithoutReason: ({ context: { cartId, details, cartDiff } }) =>
      (cartId === null || details?.items.length === 0) &&
      cartDiff.previousCart === null &&
      cartDiff.removed.length === 0,
    isSessionEndKept: ({ context }) => context.cartDiff.previousCart === 'sessionEnded',
  },
  delays: { debounce: 350, lock: 3_000 },
});

/** The regions `work` and `adoption` take this transition together. */
export const ADOPTION_BEGINS = and(['isReady', 'isAdoptionPending', 'isAdoptionDue']);

export const ENQUEUE_UPDATE = {
  type: 'enqueueCommand',
  params: ({
    event: { type: _, ...update },
  }: {
    event: Extract<CartEvent, { type: 'cart.updateItem' | 'cart.leaveQuantity' }>;
  }) => ({ kind: 'update' as const, ...update }),
} as const;

/** A quantity field also goes away with its line: then the quantity has nothing to change. */
export const IS_LINE_KEPT = {
  type: 'isLineKept',
  params: ({ event }: { event: { itemId: string } }) => event,
} as const;

export const ANNOUNCE_COUPON = {
  type: 'announceCoupon',
  params: ({
    context: { coupon },
    event: { output },
  }: {
    context: CartContext;
    event: { output: CartOutcome };
  }) => ({ notice: noticeOf(coupon, output.couponVerdict ?? null) }),
} as const;

/** Reports an addition that was not sent, because the code that sends it could not be loaded. */
export const REPORT_LOST_ADDITION = {
  type: 'sendToActor',
  params: ({ event: { error } }: { event: { error: unknown } }) => ({
    to: 'app' as const,
    event: {
      type: 'cart.addFailed' as const,
      operation: 'add' as const,
      failure: failureOf(error),
    },
  }),
} as const;

const SET_SESSION_ENDED = {
  type: 'setReasonOfEnd',
  params: { previousCart: 'sessionEnded' },
} as const;

/** The customer's cart is not shown any longer, because the session ends. */
export const LEAVE_SHOWN = ['dropShown', SET_SESSION_ENDED] as const;

/** Keeps why the shopper's cart is empty, until the shopper signs in or the cart contains something. */
export const SESSION_END = [
  { guard: and(['isEmptyWithoutReason', 'hasSessionEnded']), actions: SET_SESSION_ENDED },
  { guard: and(['isSessionEndKept', not('hasSessionEnded')]), actions: 'dropSessionEnd' },
] as const;
