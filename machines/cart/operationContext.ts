import type { CartAddition, CartDetails, Failure } from '../domain.ts';
import {
  asKind,
  type CartCommand,
  type CartOperationInput,
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

/** What an operation was doing: looking before it sends, sending, or looking at the result. */
export type OperationPhase = 'reconciling' | 'executing' | 'verifying';

export interface CartOperationContext extends CartOperationInput, Omit<CartOutcome, 'status'> {
  /** How many of the added product the cart held before it was sent. */
  before: number;
  /** The answer to what was sent, until the cart itself is read. */
  failure: Failure | null;
  /** What the platform said when it called the cart invalid, and to what. */
  invalid: { failure: Failure; phase: OperationPhase } | null;
  /** The cart that was dropped as invalid. A second invalid answer is a failure. */
  deadCartId: string | null;
  /** Storage holds, or held, a line that this operation has to update or remove there. */
  hasRemovedLine: boolean;
  /** Storage holds the addition of this operation as one that was not sent. */
  hasStoredAddition: boolean;
  /** Why the platform refused the coupon of a link. */
  couponFailure: Failure | null;
}

export const contextOf = (input: CartOperationInput): CartOperationContext => ({
  ...input,
  failures: [],
  again: [],
  before: 0,
  failure: null,
  invalid: null,
  deadCartId: null,
  hasRemovedLine: input.removedLine !== null,
  hasStoredAddition: input.command.kind === 'add',
  couponFailure: null,
});

export const outcomeOf = (
  context: CartOperationContext,
  status: CartOutcome['status'],
): CartOutcome => {
  const { cartId, details, failures, again, removedLine, unconfirmedAddition } = context;
  return {
    status,
    cartId,
    details,
    failures,
    again,
    removedLine,
    unconfirmedAddition,
    isCartClosed: context.deadCartId !== null && context.invalid?.failure.isClosed === true,
    couponVerdict: status === 'deferred' ? null : couponVerdictOf(context),
  };
};

/** The coupon of a link is not on the cart yet, and the cart can hold it. */
export const isCouponDue = (
  { coupon, command }: CartOperationContext,
  details: CartDetails,
): boolean =>
  coupon != null &&
  command.kind !== 'applyCoupon' &&
  command.kind !== 'removeCoupon' &&
  details.items.length > 0 &&
  !hasCoupon(details, coupon.code);

/** What the cart holds tells whether it was applied, also where the answer was lost. */
function couponVerdictOf(context: CartOperationContext): CouponVerdict | null {
  const { coupon, couponFailure: failure, cartId, details } = context;
  if (!coupon) return null;
  const { code } = coupon;
  if (details && hasCoupon(details, code)) {
    return { code, kind: 'applied', failure: null, hasNoCart: false };
  }
  const kind = failure?.reason === 'refused' ? 'refused' : 'pending';
  const hasNoCart = cartId === null || details?.items.length === 0;
  return { code, kind, failure, hasNoCart };
}

/**
 * Whether the cart is read before anything is sent: what an earlier operation left open is settled
 * first, and an addition needs the quantity before it, or a lost answer could not be settled.
 */
export const mustReconcile = (context: CartOperationContext): boolean =>
  mustReconcileNewCart(context) || (isGrowing(context.command) && context.details === null);

/** A new cart holds nothing, so that the quantity before an addition is known. */
export const mustReconcileNewCart = (context: CartOperationContext): boolean =>
  context.command.kind === 'read' ||
  context.removedLine !== null ||
  context.unconfirmedAddition !== null;

/** It adds to what may be there already. */
const isGrowing = (command: CartCommand): boolean =>
  command.kind === 'add' || asKind(command, 'update')?.becomes !== undefined;

/** How many of what it adds the cart holds before it is sent. */
export const heldBefore = (context: CartOperationContext): number => {
  if (!isGrowing(context.command)) return 0;
  const isAdd = context.command.kind === 'add';
  return quantityFor(context.details, isAdd ? additionWanted(context) : lineWanted(context));
};

/** A line was taken out and the cart does not hold it. */
export const isOut = (context: CartOperationContext, details: CartDetails): boolean =>
  context.removedLine !== null &&
  quantityFor(details, context.removedLine) === 0 &&
  !hasBecome(context, details);

/** The line came back with its other options. */
const hasBecome = (context: CartOperationContext, details: CartDetails): boolean =>
  asKind(context.command, 'update')?.becomes !== undefined &&
  context.line?.variantSku === context.removedLine?.sku &&
  hasArrived(details, { addition: lineWanted(context), before: context.before });

/** The line of this very command was taken out of the cart that was dropped. */
export const isResuming = ({ deadCartId, removedLine, line }: CartOperationContext): boolean =>
  deadCartId !== null &&
  removedLine !== null &&
  line !== null &&
  removedLine.sku === line.variantSku;

/** Whether there is nothing to send: a mere look, or an addition that had arrived before. */
export const isSettledBy = (context: CartOperationContext, details: CartDetails): boolean => {
  const { command, unconfirmedAddition } = context;
  if (command.kind === 'read') return true;
  return (
    command.kind === 'add' &&
    unconfirmedAddition !== null &&
    isSameAddition(command, unconfirmedAddition.addition) &&
    hasArrived(details, unconfirmedAddition)
  );
};

/** An addition that a reloaded page has sent has not arrived in the cart yet. */
const isAdditionInFlight = (
  { unconfirmedAddition }: CartOperationContext,
  details: CartDetails,
): boolean =>
  unconfirmedAddition?.maybeInFlight === true && !hasArrived(details, unconfirmedAddition);

/** What a reloaded page has sent may still arrive. */
export const mayArrive = (context: CartOperationContext, details: CartDetails): boolean =>
  isAdditionInFlight(context, details) || context.removedLine?.maybeInFlight === true;

/**
 * What the cart holds tells what became of the operation: of one without an answer, and of a
 * removal whatever was answered.
 */
export function judged(
  context: CartOperationContext,
  details: CartDetails,
): Partial<CartOperationContext> {
  const { command, failure, unconfirmedAddition } = context;
  if (unconfirmedAddition && isAdditionInFlight(context, details)) {
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
function corrections(context: CartOperationContext, { items }: CartDetails): CartCommand[] {
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
  { failures }: CartOperationContext,
  operation: CartCommand['kind'] | 'create',
  failure: Failure,
) => ({ failures: [...failures, { operation, failure }] });

/**
 * The cart could not be read. An addition that was sent and not answered stays open: it is looked
 * up before anything else is sent.
 */
export function unread(
  context: CartOperationContext,
  why: Failure,
  phase: OperationPhase,
): Partial<CartOperationContext> {
  const { command, failure, before } = context;
  const operation = phase === 'verifying' ? 'read' : command.kind;
  const own =
    failure === null ? context : { ...context, ...failing(context, command.kind, failure) };
  const isLost = command.kind === 'add' && failure?.reason === 'unreachable';
  return {
    ...failing(own, operation, why),
    details: null,
    ...(isLost ? { unconfirmedAddition: { addition: command, before } } : {}),
  };
}

/** What is done again when the cart is the customer's. A line that is out comes back first. */
export function deferred(context: CartOperationContext): Partial<CartOperationContext> {
  const { command, failure, invalid, removedLine } = context;
  const isDone = invalid?.phase === 'verifying' || removedLine !== null || command.kind === 'read';
  return {
    again: isDone ? [] : [command],
    ...(failure === null ? {} : failing(context, command.kind, failure)),
  };
}

/** The line as it is called now: put in anew, it has another uid. */
export const currentLine = ({ line }: CartOperationContext, details: CartDetails) =>
  line &&
  (details.items.find(({ uid }) => uid === line.uid) ??
    details.items.find((item) => isSameLine(item, line)) ??
    line);

/** What is added, addressed to the cart of now. */
export const addressed = (
  { cartId }: CartOperationContext,
  addition: CartAddition,
): CartAddition => ({
  ...addition,
  cartId,
});

/** The line of this command in its new quantity, and with its other options. */
export const lineWanted = (context: CartOperationContext): CartAddition => {
  const { command, line } = context;
  const update = asKind(command, 'update');
  const again = line ? lineAgain(line, update?.quantity ?? 1) : NOTHING;
  return addressed(context, update?.becomes ? withOptions(again, update.becomes) : again);
};

/** What is added by an addition; nothing by any other command. */
export const additionWanted = (context: CartOperationContext): CartAddition => {
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

/** The addition as it is stored until it is sent, or has ended unsent. */
export const storedWish = (context: CartOperationContext): CartAddition | null =>
  context.hasStoredAddition ? additionWanted(context) : null;

export const NOTHING: CartAddition = {
  cartId: null,
  parentSku: null,
  product: { uid: '', name: '', selectedOptions: [] },
  quantity: 0,
  sku: '',
};
