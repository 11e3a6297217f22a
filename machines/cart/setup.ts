import { and, assign, type DoneActorEvent, fromCallback, setup, stateIn } from 'xstate';
import { type CartAddition, type Failure, failureOf } from '../domain.ts';
import { effect, fact, port } from '../port.ts';
import { notifyActor, sendToActor } from '../system.ts';
import type { CartAdoption } from './adoption.ts';
import type { CartCommand, CartOperationInput, CartOutcome } from './commands.ts';
import {
  type CartContext,
  type CartEvent,
  CLEARED,
  linkedCoupon,
  restored,
  type StoredCart,
  wanting,
} from './context.ts';
import type { CouponNotice, PendingCoupon, RefusedCoupon } from './coupon.ts';
import { isSameContents, type SeenCart } from './diff.ts';
import { adopted, applyFailure, applyOutcome, begun } from './outcomes.ts';

/** How the cart's own calls end, for the regions that did not make them. */
type Ended =
  | DoneActorEvent<CartAdoption, 'adopt'>
  | DoneActorEvent<CartOutcome, 'operation'>
  | DoneActorEvent<number, 'forgetCart'>
  | { type: 'xstate.error.actor.adopt'; error: unknown };

/** The vocabulary of the cart: its ports, what it remembers and what it asks itself. */
export const cartSetup = setup({
  types: { context: {} as CartContext, events: {} as CartEvent | Ended },
  actors: {
    watchStoredCart: fromCallback(() => {}),
    /** A port that only reads and writes browser storage never fails: it takes what is unreadable as absent. */
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
    /** The addition outlives a reload until it is sent. */
    storeWish: effect<{ addition: CartAddition }>('storeWish'),
    clearWishes: effect('clearWishes'),
    /** The contents that the shopper last saw outlive the visit. */
    storeSeen: effect<{ seen: SeenCart | null }>('storeSeen'),
    overlookShipping: assign(
      ({ context: { seen } }, { isShippingOwn = false }: { isShippingOwn?: boolean }) => ({
        seen: seen && isShippingOwn ? { ...seen, shipping: null } : seen,
      }),
    ),
    linkCoupon: assign(({ context }, { code }: { code: string }) => linkedCoupon(context, code)),
    /** The shopper has chosen another coupon, or none. */
    dropLinkedCoupon: assign({ coupon: null, refusedCoupon: null }),
    /** A pending coupon outlives the visit; a refused one does not. */
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
    keepClearTime: assign((_, { at }: { at: number }) => ({ lastClearTime: at })),
  },
  guards: {
    hasWork: ({ context }) => context.waiting.length > 0,
    isUpdateNext: ({ context }) => context.waiting[0]?.kind === 'update',
    isReady: stateIn({ work: 'ready' }),
    isReplaceLocked: stateIn({ replaceLock: 'locked' }),
    isAdoptionPending: stateIn({ adoption: 'pending' }),
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
    isUnreachable: (_, { failure }: { failure: Failure | null }) =>
      failure?.reason === 'unreachable',
    isDeferred: (_, { status }: CartOutcome) => status === 'deferred',
    isAdoptionDue: fact('isAdoptionDue'),
    isPaymentOutstanding: fact('isPaymentOutstanding'),
  },
  delays: { debounce: 350, lock: 3_000 },
});

/** The regions `work` and `adoption` take this step together. */
export const ADOPTION_BEGINS = and(['isReady', 'isAdoptionPending', 'isAdoptionDue']);
