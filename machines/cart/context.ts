import type { CartAddition, CartDetails, CartItem, Failure } from '../domain.ts';
import type { CartAdoption } from './adoption.ts';
import type {
  CartCommand,
  CartOperationInput,
  CartOutcome,
  OtherOptions,
  UnconfirmedAddition,
  Unsettled,
} from './commands.ts';
import { couponAfter, type PendingCoupon, type RefusedCoupon } from './coupon.ts';
import {
  type CartDiff,
  CLOSED,
  diffOf,
  NO_DIFF,
  ORDERED,
  remainingDiff,
  type SeenCart,
  seenOf,
} from './diff.ts';
import { queued, rebaseCommand } from './queue.ts';

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
  | { type: 'cart.lockOver' }
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
  isLocked: boolean;
  /** The id that another tab stored, if any. */
  storedElsewhere: string | null;
  /** Since it last became possible, or was wanted, nobody tried to make the cart the customer's. */
  isAdoptionUntried: boolean;
  /** The platform could not be reached for it: the next wish is an occasion to try again. */
  hasAdoptionFailed: boolean;
  isSessionEnding: boolean;
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

/** What is known before anything is. */
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
  isLocked: false,
  storedElsewhere: null,
  isAdoptionUntried: true,
  hasAdoptionFailed: false,
  isSessionEnding: false,
  wasDeferred: false,
  removedLine: null,
  unconfirmedAddition: null,
};

/**
 * What a reset clears: everything but the time and the lock of the reset, and the counts of what
 * has succeeded, which screens compare.
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
  isSessionEnding: false,
  wasDeferred: false,
  removedLine: null,
  unconfirmedAddition: null,
};

/** A new wish. */
export const wanting = (context: CartContext, command: CartCommand): Partial<CartContext> => ({
  waiting: queued(context.waiting, command),
  isAdoptionUntried: context.isAdoptionUntried || context.hasAdoptionFailed,
});

/** A coupon came by a link: it takes the place of an earlier one, and the cart is looked at. */
export const linkedCoupon = (context: CartContext, code: string): Partial<CartContext> => ({
  ...wanting(context, { kind: 'read', isQuiet: true }),
  coupon: { code, told: 'new' },
  refusedCoupon: null,
});

/** The first of what waits is begun: it is requested, and its last failure is over. */
export function begun({ waiting, failures }: CartContext): Partial<CartContext> {
  const [current = null, ...rest] = waiting;
  const { [current?.kind ?? 'read']: _, create: __, ...others } = failures;
  return { current, waiting: rest, failures: others };
}

/** What was found stored. A line that is out comes back, and what was wished for is done. */
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

/** What is otherwise than the shopper last saw it, after an operation. */
function newsAfter(
  { seen, news, orderedCartId }: CartContext,
  { details, isCartClosed = false }: CartOutcome,
  isLook: boolean,
): CartDiff {
  if (!details) return isCartClosed ? CLOSED : news;
  const isKnownOrder = seen !== null && seen.cartId === orderedCartId;
  if (isCartClosed && !isKnownOrder) return CLOSED;
  return isLook ? diffOf(seen, details, news, orderedCartId) : remainingDiff(news, details);
}

/** What the change that is current begins with. */
export const operationInput = (context: CartContext): CartOperationInput => {
  const {
    cartId,
    current,
    details,
    isFresh,
    removedLine,
    unconfirmedAddition,
    wasDeferred,
    coupon,
  } = context;
  const itemId = current && 'itemId' in current ? current.itemId : null;
  return {
    cartId,
    command: current ?? { kind: 'read' },
    line: details?.items.find(({ uid }) => uid === itemId) ?? null,
    details: isFresh ? details : null,
    removedLine,
    unconfirmedAddition,
    mayDefer: !wasDeferred,
    coupon,
  };
};

/** The change never ran to its end: its code did not come. Nothing of it was sent. */
export const applyFailure = (
  { current, failures }: CartContext,
  failure: Failure,
): Partial<CartContext> => ({
  current: null,
  failures: { ...failures, [current?.kind ?? 'read']: failure },
  isSessionEnding: false,
});

/** The outcome of the change that is current: it is received, as a success or with its failures. */
export function applyOutcome(context: CartContext, outcome: CartOutcome): Partial<CartContext> {
  const { cartId, details, failures, again, status, removedLine, unconfirmedAddition } = outcome;
  const isDeferred = status === 'deferred';
  const current: CartCommand = context.current ?? { kind: 'read' };
  const { kind } = current;
  const isLook = current.kind === 'read' && !current.isQuiet;
  const known = cartId === context.cartId ? context.details : null;
  const isDone = failures.every(({ operation }) => operation !== kind && operation !== 'create');
  // A change that failed is a look at the cart all the same.
  const news = newsAfter(context, outcome, isLook || !isDone);
  return {
    current: null,
    waiting: [
      ...again,
      ...context.waiting.map((wish) =>
        rebaseCommand(wish, context.current, context.details, details),
      ),
    ],
    cartId,
    ...(cartId !== null && { cartResetDone: false }),
    details: details ?? known,
    ...(details && { seen: seenOf(details, news.isClosed), news }),
    isFresh: details !== null,
    done:
      isDone && !isDeferred
        ? { ...context.done, [kind]: (context.done[kind] ?? 0) + 1 }
        : context.done,
    failures: {
      ...context.failures,
      ...Object.fromEntries(failures.map(({ operation, failure }) => [operation, failure])),
    },
    removedLine,
    unconfirmedAddition,
    ...couponAfter(context.coupon, outcome.couponVerdict ?? null),
    isSessionEnding: false,
    wasDeferred: isDeferred,
    isAdoptionUntried: context.isAdoptionUntried || isDeferred,
  };
}

/**
 * The customer's own cart is held now: what it holds is read before anything else is done. Without
 * it nothing can be done: each wish fails.
 */
export function adopted(
  { waiting, failures, seen }: CartContext,
  { cartId, failure, isGuestsCartClosed = false }: CartAdoption,
): Partial<CartContext> {
  const hasAdoptionFailed = failure?.reason === 'unreachable';
  if (cartId === null) {
    const why = failure ?? { reason: 'unreachable', message: '' };
    const each = Object.fromEntries(waiting.map(({ kind }) => [kind, why]));
    return { hasAdoptionFailed, waiting: [], failures: { ...failures, ...each } };
  }
  const others = waiting.filter(({ kind }) => kind !== 'read');
  return {
    hasAdoptionFailed,
    cartId,
    cartResetDone: false,
    isFresh: false,
    seen: seen && isGuestsCartClosed ? { ...seen, isClosed: true } : seen,
    unconfirmedAddition: null,
    waiting: [{ kind: 'read' }, ...others],
  };
}
