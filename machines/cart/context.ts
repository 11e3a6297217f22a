import type { CartAddition, CartDetails, CartItem } from '../domain.ts';
import type { Failure } from '../failure.ts';
import type {
  CartCommand,
  OtherOptions,
  PendingChange,
  RequestOutcome,
  UnconfirmedAddition,
  UnsettledEffects,
  UntakenCommands,
  WithRequestId,
} from './commands.ts';
import type { PendingCoupon, RefusedCoupon } from './coupon.ts';
import { type CartDiff, endOf, NO_DIFF, type PreviousCart, type ShownCart } from './diff.ts';
import { isSameRequest, withCommand } from './queue.ts';

export type CartEvent =
  | (WithRequestId & CartRequest)
  /** The shopper followed a link that names a coupon. */
  | { type: 'cart.linkCoupon'; code: string }
  /** `isShippingOwn`: the shopper has just changed the shipping, so its new price is not reported. */
  | { type: 'cart.read'; isShippingOwn?: boolean }
  /** The network has returned. */
  | { type: 'cart.reconnected' }
  | { type: 'cart.beginEdit'; itemId: string }
  | { type: 'cart.endEdit' }
  /** A payment has ended the cart. */
  | { type: 'cart.orderCompleted'; previousCart: PreviousCart }
  /** A customer has signed in, or out. */
  | { type: 'cart.signedIn' }
  | { type: 'cart.signedOut' }
  /**
   * An operation is about to end the session: the cart machine must ignore the sign-out that
   * follows.
   */
  | { type: 'cart.sessionEnding' }
  /** This tab begins to place an order, or has ended that. */
  | { type: 'cart.orderBegan' }
  | { type: 'cart.orderEnded' }
  /** No payment is outstanding any longer. */
  | { type: 'cart.paymentSettled' }
  /** Another tab stored this id, or removed it. */
  | { type: 'cart.stored'; cartId: string | null; orderedCartId?: string | null }
  /** Another tab stored the contents of a cart as the shopper saw them there. */
  | { type: 'cart.seenElsewhere'; lastShown: ShownCart }
  /** Something other than the shop, in another tab, has cleared the browser's storage. */
  | { type: 'cart.storageCleared' }
  /** The page is being left. */
  | { type: 'cart.pageLeft' }
  /** The page has returned from the back/forward cache. */
  | ({ type: 'cart.pageReturned' } & UntakenCommands);

/** The changes that a component can request. */
export type CartRequest =
  | ({ type: 'cart.addItem' } & CartAddition)
  | { type: 'cart.updateItem'; itemId: string; quantity: number; becomes?: OtherOptions }
  /** The shopper has left a quantity field whose text was typed and not submitted. */
  | { type: 'cart.leaveQuantity'; itemId: string; quantity: number }
  | { type: 'cart.removeItem'; itemId: string }
  | { type: 'cart.applyCoupon'; code: string }
  | { type: 'cart.removeCoupon' };

export interface CartContext extends UnsettledEffects {
  cartId: string | null;
  /** The cart as last read from the platform. */
  details: CartDetails | null;
  /** Whether `details` contains the effect of every request sent so far. */
  isFresh: boolean;
  /** The contents that the shopper last saw, in this visit or an earlier one. */
  lastShown: ShownCart | null;
  /** The cart of the last order that was placed in this browser. */
  orderedCartId: string | null;
  /** The changes since `lastShown` that nobody made in this tab. */
  cartDiff: CartDiff;
  /** The line that is being edited. */
  editing: CartItem | null;
  /** Commands that are not yet in flight, in order. */
  queue: CartCommand[];
  current: CartCommand | null;
  /** How each requested command ended, by the id of its request. */
  outcomes: Record<number, RequestOutcome>;
  /** The last failure of each operation, until the operation is retried. */
  failures: Partial<Record<CartCommand['kind'] | 'create', Failure>>;
  /** The coupon of a link that is not applied yet. */
  coupon: PendingCoupon | null;
  /** The coupon of a link that was rejected after it was reported as applied. */
  refusedCoupon: RefusedCoupon | null;
  cartResetDone: boolean;
  /** Epoch ms of the last clearing after an order, or null. */
  lastClearTime: number | null;
  /** The id that another tab stored, if any. */
  cartIdOfOtherTab: string | null;
  /** Whether the last operation was deferred until the adoption; the next one is not deferred. */
  wasDeferred: boolean;
}

/** The parts of the cart that are stored when the page loads. */
export interface StoredCart {
  cartId: string | null;
  removedLine: CartAddition | null;
  /** Additions that were queued but not sent when the page was reloaded. */
  queuedAdditions: CartAddition[];
  /** Changes of lines whose results an earlier page did not learn. */
  pendingChanges?: PendingChange[];
  /** An addition in flight when the page was reloaded. */
  unconfirmedAddition: UnconfirmedAddition | null;
  lastShown?: ShownCart | null;
  /** Whether this tab showed `lastShown` and then reloaded. */
  wasShownHere?: boolean;
  orderedCartId?: string | null;
  coupon?: PendingCoupon | null;
  refusedCoupon?: RefusedCoupon | null;
}

/** The context before storage has been read. */
export const NO_CART: CartContext = {
  cartId: null,
  details: null,
  isFresh: false,
  lastShown: null,
  orderedCartId: null,
  cartDiff: NO_DIFF,
  editing: null,
  queue: [],
  current: null,
  outcomes: {},
  failures: {},
  coupon: null,
  refusedCoupon: null,
  cartResetDone: false,
  lastClearTime: null,
  cartIdOfOtherTab: null,
  wasDeferred: false,
  removedLine: null,
  unconfirmedAddition: null,
};

const { orderedCartId: _, lastClearTime: __, ...NO_CONTENTS } = NO_CART;

/** The fields that a reset clears: all but the last order and the time of the reset. */
export const CLEARED_FIELDS: Partial<CartContext> = { ...NO_CONTENTS, cartResetDone: true };

/**
 * Adds a command to the queue. A removal of a line whose removal is in flight only takes over the
 * outcome of that one.
 */
export const withQueued = (
  { current, queue }: CartContext,
  command: CartCommand,
): Partial<CartContext> =>
  current?.kind === 'remove' && isSameRequest(current, command)
    ? { current: command }
    : { queue: withCommand(queue, command) };

/** Replaces an earlier linked coupon by a new one, and queues a read of the cart. */
export const linkedCoupon = (context: CartContext, code: string): Partial<CartContext> => ({
  ...withQueued(context, { kind: 'read', isQuiet: true }),
  coupon: { code, announced: 'new' },
  refusedCoupon: null,
});

/**
 * The context from storage: a removed line is put back, stored additions are queued, and a coupon
 * that the page load interrupted is applied.
 */
export function restoreCartContext(
  context: CartContext,
  {
    cartId,
    removedLine,
    queuedAdditions,
    pendingChanges = [],
    unconfirmedAddition,
    lastShown = null,
    coupon = null,
    refusedCoupon = null,
    ...stored
  }: StoredCart,
): Partial<CartContext> {
  const additions = queuedAdditions.map((addition): CartCommand => ({ kind: 'add', ...addition }));
  const isCouponInterrupted = cartId !== null && coupon?.announced === 'new';
  const reading: CartCommand[] =
    removedLine || unconfirmedAddition
      ? [{ kind: 'read' }]
      : isCouponInterrupted
        ? [{ kind: 'read', isQuiet: true }]
        : [];
  return {
    removedLine: removedLine && { ...removedLine, maybeInFlight: true },
    lastShown,
    orderedCartId: stored.orderedCartId ?? null,
    cartDiff: diffFromStorage(lastShown, stored) ?? context.cartDiff,
    coupon: context.coupon ?? coupon,
    refusedCoupon: context.coupon ? null : refusedCoupon,
    unconfirmedAddition: unconfirmedAddition && { ...unconfirmedAddition, maybeInFlight: true },
    queue: [...reading, ...pendingChanges, ...additions, ...context.queue],
    ...(cartId ? { cartId, cartResetDone: false } : {}),
  };
}

/** The changes of a cart that was ordered or closed since an earlier visit. */
function diffFromStorage(
  lastShown: ShownCart | null,
  { orderedCartId, wasShownHere }: Pick<StoredCart, 'orderedCartId' | 'wasShownHere'>,
): CartDiff | null {
  if (lastShown && lastShown.cartId === orderedCartId)
    return endOf(wasShownHere ? 'orderedInOtherTab' : 'orderedEarlier');
  return lastShown?.isClosed ? endOf('closed') : null;
}
