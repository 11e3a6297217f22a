import type { CartAddition, CartDetails, CartItem, Failure } from '../domain.ts';
import type { CartCommand, OtherOptions, UnconfirmedAddition, Unsettled } from './commands.ts';
import type { PendingCoupon, RefusedCoupon } from './coupon.ts';
import { type CartDiff, CLOSED, NO_DIFF, ORDERED, type SeenCart } from './diff.ts';
import { isBeingRemoved, queued } from './queue.ts';

export type CartEvent =
  | ({ type: 'cart.addItem' } & CartAddition)
  | { type: 'cart.updateItem'; itemId: string; quantity: number; becomes?: OtherOptions }
  | { type: 'cart.removeItem'; itemId: string }
  | { type: 'cart.applyCoupon'; code: string }
  | { type: 'cart.removeCoupon' }
  /** A coupon came by a link. */
  | { type: 'cart.linkCoupon'; code: string }
  /** `isShippingOwn`: the shopper has just chosen where to or how; its price is no news. */
  | { type: 'cart.read'; isShippingOwn?: boolean }
  | { type: 'cart.beginEdit'; itemId: string }
  | { type: 'cart.endEdit' }
  | { type: 'cart.orderCompleted' }
  /** A customer has signed in, or out. */
  | { type: 'cart.signedIn' }
  | { type: 'cart.signedOut' }
  /** A change is about to end the session itself: the sign-out that follows is its own. */
  | { type: 'cart.sessionEnding' }
  /** No payment is outstanding any more. */
  | { type: 'cart.paymentSettled' }
  /** Another tab stored this id, or removed it. */
  | { type: 'cart.stored'; cartId: string | null; orderedCartId?: string | null }
  /** This is what another tab saw of a cart. */
  | { type: 'cart.seenElsewhere'; seen: SeenCart };

export interface CartContext extends Unsettled {
  cartId: string | null;
  /** The last that the platform told. */
  details: CartDetails | null;
  /** Nothing was sent since whose effect is not in `details`. */
  isFresh: boolean;
  /** What the shopper last saw of it, in this visit or before. */
  seen: SeenCart | null;
  /** The cart of the last order that was placed in this browser. */
  orderedCartId: string | null;
  /** What has changed since. */
  news: CartDiff;
  /** The line that is being edited. */
  editing: CartItem | null;
  /** Commands not begun, in order. */
  waiting: CartCommand[];
  current: CartCommand | null;
  /** How many commands of each kind have ended well, so that a screen can say so. */
  done: Partial<Record<CartCommand['kind'], number>>;
  /** The last failure of each operation, until it is tried again. */
  failures: Partial<Record<CartCommand['kind'] | 'create', Failure>>;
  /** The coupon of a link that no cart holds yet. */
  coupon: PendingCoupon | null;
  /** That of a link that was refused after it was called applied, until another is tried. */
  refusedCoupon: RefusedCoupon | null;
  cartResetDone: boolean;
  /** Epoch ms of the last clearing after an order, or null. */
  lastClearTime: number | null;
  /** The id that another tab stored, if any. */
  storedElsewhere: string | null;
  /** The last change waited for the cart to become the customer's; the next does not wait again. */
  wasDeferred: boolean;
}

/** What is found stored at load. */
export interface StoredCart {
  cartId: string | null;
  removedLine: CartAddition | null;
  /** Additions that were wished for and not sent when the page was reloaded. */
  wishes: CartAddition[];
  /** One that was sent and not answered when the page was reloaded. */
  unconfirmedAddition: UnconfirmedAddition | null;
  seen?: SeenCart | null;
  orderedCartId?: string | null;
  coupon?: PendingCoupon | null;
}

/** The context before storage has been read. */
export const NO_CART: CartContext = {
  cartId: null,
  details: null,
  isFresh: false,
  seen: null,
  orderedCartId: null,
  news: NO_DIFF,
  editing: null,
  waiting: [],
  current: null,
  done: {},
  failures: {},
  coupon: null,
  refusedCoupon: null,
  cartResetDone: false,
  lastClearTime: null,
  storedElsewhere: null,
  wasDeferred: false,
  removedLine: null,
  unconfirmedAddition: null,
};

/**
 * What a reset clears: everything but the time of the reset, and the counts of what has succeeded,
 * which screens compare.
 */
export const CLEARED: Partial<CartContext> = {
  cartId: null,
  details: null,
  isFresh: false,
  seen: null,
  news: NO_DIFF,
  editing: null,
  waiting: [],
  current: null,
  failures: {},
  coupon: null,
  refusedCoupon: null,
  cartResetDone: true,
  storedElsewhere: null,
  wasDeferred: false,
  removedLine: null,
  unconfirmedAddition: null,
};

/** A new wish joins the queue. A line that is being removed is not removed again. */
export const wanting = (context: CartContext, command: CartCommand): Partial<CartContext> =>
  isBeingRemoved(context, command) ? {} : { waiting: queued(context.waiting, command) };

/** A coupon came by a link: it takes the place of an earlier one, and the cart is looked at. */
export const linkedCoupon = (context: CartContext, code: string): Partial<CartContext> => ({
  ...wanting(context, { kind: 'read', isQuiet: true }),
  coupon: { code, told: 'new' },
  refusedCoupon: null,
});

/** The context from storage: a removed line is put back, and stored additions are queued. */
export function restored(
  context: CartContext,
  {
    cartId,
    removedLine,
    wishes,
    unconfirmedAddition,
    seen = null,
    coupon = null,
    ...stored
  }: StoredCart,
): Partial<CartContext> {
  const again = wishes.map((addition): CartCommand => ({ kind: 'add', ...addition }));
  const looking: CartCommand[] = removedLine || unconfirmedAddition ? [{ kind: 'read' }] : [];
  return {
    removedLine: removedLine && { ...removedLine, maybeInFlight: true },
    seen,
    orderedCartId: stored.orderedCartId ?? null,
    news: foundNews(seen, stored.orderedCartId ?? null) ?? context.news,
    coupon: context.coupon ?? coupon,
    unconfirmedAddition: unconfirmedAddition && { ...unconfirmedAddition, maybeInFlight: true },
    waiting: [...looking, ...again, ...context.waiting],
    ...(cartId ? { cartId, cartResetDone: false } : {}),
  };
}

/** What an earlier visit has left of a cart that is closed. */
function foundNews(seen: SeenCart | null, orderedCartId: string | null): CartDiff | null {
  if (!seen) return null;
  return seen.cartId === orderedCartId ? ORDERED : seen.isClosed ? CLOSED : null;
}
