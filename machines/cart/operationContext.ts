import type { CartAddition, CartDetails, Failure } from '../domain.ts';
import {
  asKind,
  type CartChangeInput,
  type CartCommand,
  type CartOutcome,
  type UnconfirmedAddition,
} from './commands.ts';
import { type CouponVerdict, hasCoupon } from './coupon.ts';
import {
  hasArrived,
  isAchieved,
  isSameAddition,
  isSameLine,
  lineAgain,
  quantityFor,
  withOptions,
} from './lines.ts';

export interface CartChangeContext extends CartChangeInput, CartOutcome {
  /** How many of what is added, or of what a line becomes, the cart held before it was sent. */
  before: number;
  /** What the sent operation was answered with, until the cart itself has been looked at. */
  failure: Failure | null;
  /** What the platform said when it called the cart invalid. */
  invalid: Failure | null;
  deadCartId: string | null;
  isSent: boolean;
  isReading: boolean;
  /** It was created here, so it held nothing. */
  isNewCart: boolean;
  hasRemovedLine: boolean;
  isWishForgotten: boolean;
  hasWaited: boolean;
  hasTriedUndo: boolean;
  /** One recovery per operation: a second invalid answer is an error (readings 16). */
  isRecovered: boolean;
  /** The coupon of a link was sent, and why it was not taken. */
  isCouponTried: boolean;
  couponFailure: Failure | null;
}

export const contextOf = (input: CartChangeInput): CartChangeContext => ({
  ...input,
  failures: [],
  again: [],
  isPostponed: false,
  before: 0,
  failure: null,
  invalid: null,
  deadCartId: null,
  isSent: false,
  isReading: false,
  isNewCart: false,
  hasRemovedLine: input.removedLine !== null,
  isWishForgotten: false,
  hasWaited: false,
  hasTriedUndo: false,
  isRecovered: false,
  isCouponTried: false,
  couponFailure: null,
});

export const outcomeOf = (context: CartChangeContext): CartOutcome => {
  const { cartId, details, failures, again, isPostponed, removedLine, unconfirmedAddition } =
    context;
  return {
    cartId,
    details,
    failures,
    again,
    isPostponed,
    removedLine,
    unconfirmedAddition,
    couponVerdict: couponVerdictOf(context),
  };
};

/** The coupon of a link is not on the cart yet, and the cart can hold it. */
export const isCouponDue = (
  { coupon, command, isCouponTried }: CartChangeContext,
  details: CartDetails,
): boolean =>
  coupon != null &&
  !isCouponTried &&
  command.kind !== 'applyCoupon' &&
  command.kind !== 'removeCoupon' &&
  details.items.length > 0 &&
  !hasCoupon(details, coupon.code);

/** What the cart holds tells whether it was applied, also where the answer was lost. */
function couponVerdictOf(context: CartChangeContext): CouponVerdict | null {
  const { coupon, couponFailure: failure, cartId, details, isPostponed } = context;
  if (!coupon || isPostponed) return null;
  const { code } = coupon;
  if (details && hasCoupon(details, code)) {
    return { code, kind: 'applied', failure: null, hasNoCart: false };
  }
  const kind = failure?.reason === 'refused' ? 'refused' : 'pending';
  const hasNoCart = cartId === null || details?.items.length === 0;
  return { code, kind, failure, hasNoCart };
}

/**
 * Nothing is sent before what was left open is looked up, and nothing is added before it is known
 * how many there are: a lost answer could not be settled.
 */
export const mustLook = (context: CartChangeContext): boolean =>
  context.command.kind === 'read' ||
  context.removedLine !== null ||
  context.unconfirmedAddition !== null ||
  (isGrowing(context.command) && context.details === null && !context.isNewCart);

/** It adds to what may be there already. */
const isGrowing = (command: CartCommand): boolean =>
  command.kind === 'add' || asKind(command, 'update')?.becomes !== undefined;

/** How many of what it adds the cart holds before it is sent. */
export const heldBefore = (context: CartChangeContext): number => {
  if (!isGrowing(context.command)) return 0;
  const isAdd = context.command.kind === 'add';
  return quantityFor(context.details, isAdd ? additionWanted(context) : lineWanted(context));
};

/** A line was taken out and the cart does not hold it. */
export const isOut = (context: CartChangeContext, details: CartDetails): boolean =>
  context.removedLine !== null &&
  quantityFor(details, context.removedLine) === 0 &&
  !hasBecome(context, details);

/** The line came back with its other options. */
const hasBecome = (context: CartChangeContext, details: CartDetails): boolean =>
  asKind(context.command, 'update')?.becomes !== undefined &&
  context.line?.variantSku === context.removedLine?.sku &&
  hasArrived(details, { addition: lineWanted(context), before: context.before });

/** The line of this very command was taken out of a cart that is dead now. */
export const isResuming = ({ isRecovered, removedLine, line }: CartChangeContext): boolean =>
  isRecovered && removedLine !== null && line !== null && removedLine.sku === line.variantSku;

/** Whether there is nothing to send: a mere look, or an addition that had arrived before. */
export const isSettledBy = (context: CartChangeContext, details: CartDetails): boolean => {
  const { command, unconfirmedAddition } = context;
  if (command.kind === 'read') return true;
  return (
    command.kind === 'add' &&
    unconfirmedAddition !== null &&
    isSameAddition(command, unconfirmedAddition.addition) &&
    hasArrived(details, unconfirmedAddition)
  );
};

/** A page that is gone has sent an addition, and it is not there (yet). */
const maybeInFlight = ({ isSent, unconfirmedAddition }: CartChangeContext, details: CartDetails) =>
  !isSent &&
  unconfirmedAddition?.maybeInFlight === true &&
  !hasArrived(details, unconfirmedAddition);

/** What a page that is gone has sent may still arrive. */
export const mayArrive = (context: CartChangeContext, details: CartDetails): boolean =>
  maybeInFlight(context, details) ||
  (!context.isSent && context.removedLine?.maybeInFlight === true);

/**
 * What the cart holds tells what became of the operation: of one without an answer, and of a
 * removal whatever was answered.
 */
export function judged(
  context: CartChangeContext,
  details: CartDetails,
): Partial<CartChangeContext> {
  const { command, failure, unconfirmedAddition } = context;
  if (unconfirmedAddition && maybeInFlight(context, details)) {
    const { maybeInFlight: _, ...open } = unconfirmedAddition;
    return { ...failing(context, 'add', NO_ANSWER), unconfirmedAddition: open };
  }
  const isMoot = failure?.reason === 'unreachable' || command.kind === 'remove';
  const isSettled = failure === null || (isMoot && isAchieved(context, details));
  return {
    unconfirmedAddition: null,
    again: corrections(context, details),
    ...(isSettled ? {} : failing(context, command.kind, failure)),
  };
}

/**
 * A browser may send again by itself what was on a connection that broke: a line that was added
 * anew then counts twice. It is asked once more for what was wanted, and only once.
 */
function corrections(context: CartChangeContext, { items }: CartDetails): CartCommand[] {
  const update = asKind(context.command, 'update');
  if (!update || update.isCorrection || context.line?.variantSku == null) return [];
  const { sku, parentSku } = lineWanted(context);
  const quantity = context.before + update.quantity;
  const now = items.find((item) => item.variantSku === sku && item.product.sku === parentSku);
  const isTooMany = now !== undefined && now.quantity > quantity && context.failure === null;
  return isTooMany ? [{ kind: 'update', itemId: now.uid, quantity, isCorrection: true }] : [];
}

const NO_ANSWER: Failure = { reason: 'unreachable', message: 'The addition was not answered.' };

export const failing = (
  { failures }: CartChangeContext,
  operation: CartCommand['kind'] | 'create',
  failure: Failure,
) => ({ failures: [...failures, { operation, failure }] });

/**
 * The cart could not be looked at. What was sent with no answer stays open: an addition is looked
 * up before any other is sent.
 */
export function unread(context: CartChangeContext, why: Failure): Partial<CartChangeContext> {
  const { command, failure, isSent, isReading, before } = context;
  const operation = isSent && isReading ? 'read' : command.kind;
  const own =
    failure === null ? context : { ...context, ...failing(context, command.kind, failure) };
  const isLost = command.kind === 'add' && failure?.reason === 'unreachable';
  return {
    ...failing(own, operation, why),
    details: null,
    ...(isLost ? { unconfirmedAddition: { addition: command, before } } : {}),
  };
}

/** What was not done, for when the cart is the customer's own. A line that is out comes back first. */
export function postponed(context: CartChangeContext): Partial<CartChangeContext> {
  const { command, failure, isSent, isReading, removedLine } = context;
  const isDone = (isSent && isReading) || removedLine !== null || command.kind === 'read';
  return {
    isPostponed: true,
    again: isDone ? [] : [command],
    ...(failure === null ? {} : failing(context, command.kind, failure)),
  };
}

/** The line as it is called now: put in anew, it has another uid. */
export const currentLine = ({ line }: CartChangeContext, details: CartDetails) =>
  line &&
  (details.items.find(({ uid }) => uid === line.uid) ??
    details.items.find((item) => isSameLine(item, line)) ??
    line);

/** What is added, addressed to the cart of now. */
export const addressed = ({ cartId }: CartChangeContext, addition: CartAddition): CartAddition => ({
  ...addition,
  cartId,
});

/** The line of this command in its new quantity, and with its other options. */
export const lineWanted = (context: CartChangeContext): CartAddition => {
  const { command, line } = context;
  const update = asKind(command, 'update');
  const again = line ? lineAgain(line, update?.quantity ?? 1) : NOTHING;
  return addressed(context, update?.becomes ? withOptions(again, update.becomes) : again);
};

/** What is added by an addition; nothing by any other command. */
export const additionWanted = (context: CartChangeContext): CartAddition => {
  const { command } = context;
  if (command.kind !== 'add') return NOTHING;
  const { kind: _, ...addition } = command;
  return addressed(context, addition);
};

/** An addition as it is stored: before it is sent, and with what is needed to judge it after. */
export interface PendingAddition {
  wish: CartAddition | null;
  sent: UnconfirmedAddition;
}

/** The addition as it is stored until it is sent, or has come to its end unsent. */
export const storedWish = (context: CartChangeContext): CartAddition | null =>
  context.command.kind === 'add' && !context.isWishForgotten && !context.isPostponed
    ? additionWanted(context)
    : null;

export const NOTHING: CartAddition = {
  cartId: null,
  parentSku: null,
  product: { uid: '', name: '', selectedOptions: [] },
  quantity: 0,
  sku: '',
};
