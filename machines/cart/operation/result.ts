import type { CartDetails } from '../../domain.ts';
import type { Failure } from '../../failure.ts';
import { asKind, type CartCommand, type CartFailure } from '../commands.ts';
import {
  hasArrived,
  isAchieved,
  isSameAddition,
  isSameLine,
  lineBeforeOf,
  quantityFor,
} from '../lines.ts';
import { currentLine, requestedAddition, requestedLine } from './additions.ts';
import { type CartOperationContext, isAdditive, type OperationPhase } from './context.ts';

/** The quantity of the added product in the cart before the request. */
export const quantityBefore = (context: CartOperationContext): number => {
  if (!isAdditive(context.command)) return 0;
  const isAdd = context.command.kind === 'add';
  return quantityFor(context.details, isAdd ? requestedAddition(context) : requestedLine(context));
};

/** Whether a line was removed and is not in the cart. */
export const isLineRemoved = (context: CartOperationContext, details: CartDetails): boolean =>
  context.removedLine !== null &&
  quantityFor(details, context.removedLine) === 0 &&
  !hasBecome(context, details);

/** Whether the line was added again with its new options. */
const hasBecome = (context: CartOperationContext, details: CartDetails): boolean =>
  asKind(context.command, 'update')?.becomes !== undefined &&
  context.line?.variantSku === context.removedLine?.sku &&
  hasArrived(details, { addition: requestedLine(context), before: context.before });

/** Whether this command had removed its line from the cart that was then dropped as invalid. */
export const isReplacementInterrupted = ({
  invalidCartId,
  removedLine,
  line,
}: CartOperationContext): boolean =>
  invalidCartId !== null &&
  removedLine !== null &&
  line !== null &&
  removedLine.sku === line.variantSku;

/**
 * Whether there is nothing to send: the command is a read, its addition had already arrived, or the
 * line of a change that an earlier page has handed on is gone or differs: the change took effect
 * there, or the shopper has changed the line elsewhere.
 */
export const isSettledBy = (context: CartOperationContext, details: CartDetails): boolean => {
  const { command, unconfirmedAddition } = context;
  if (command.kind === 'read') return true;
  const lineBefore = lineBeforeOf(command);
  if (lineBefore) {
    const line = details.items.find(({ uid }) => uid === currentLine(context, details)?.uid);
    return line?.quantity !== lineBefore.quantity;
  }
  return (
    command.kind === 'add' &&
    unconfirmedAddition !== null &&
    isSameAddition(command, unconfirmedAddition.addition) &&
    hasArrived(details, unconfirmedAddition)
  );
};

/** Whether an addition that the page sent before its reload has not arrived in the cart yet. */
const isAdditionInFlight = (
  { unconfirmedAddition }: CartOperationContext,
  details: CartDetails,
): boolean =>
  unconfirmedAddition?.maybeInFlight === true && !hasArrived(details, unconfirmedAddition);

/** Whether a request that the page sent before its reload may still arrive. */
export const mayStillArrive = (context: CartOperationContext, details: CartDetails): boolean =>
  isAdditionInFlight(context, details) || context.removedLine?.maybeInFlight === true;

/**
 * Derives the operation's result from the cart's contents, which decide if there was no response or
 * only a stock message, and for a removal in any case.
 */
export function derivedResult(
  context: CartOperationContext,
  details: CartDetails,
): Partial<CartOperationContext> {
  const { command, unconfirmedAddition } = context;
  const failure = context.failure ?? shortageIn(context, details);
  if (unconfirmedAddition && isAdditionInFlight(context, details)) {
    const { maybeInFlight: _, ...open } = unconfirmedAddition;
    return { ...withFailure(context, 'add', NO_RESPONSE), unconfirmedAddition: open };
  }
  const isUnclear = failure?.reason === 'unreachable' || failure?.reason === 'soldOut';
  const isMoot = isUnclear || command.kind === 'remove';
  const isSettled = failure === null || (isMoot && isAchieved(context, details));
  return {
    unconfirmedAddition: null,
    requeued: corrections(context, details),
    ...(isSettled ? {} : withFailure(context, command.kind, failure)),
  };
}

/**
 * Corrects a line that was added again twice: a browser may repeat a request by itself after its
 * connection broke. The wanted quantity is requested once more, and only once.
 */
function corrections(context: CartOperationContext, { items }: CartDetails): CartCommand[] {
  const update = asKind(context.command, 'update');
  if (!update || update.isCorrection || context.line?.variantSku == null) return [];
  const { sku, parentSku } = requestedLine(context);
  const quantity = context.before + update.quantity;
  const now = items.find((item) => item.variantSku === sku && item.product.sku === parentSku);
  const isTooMany = now !== undefined && now.quantity > quantity && context.failure === null;
  if (!isTooMany) return [];
  const { requestId } = update;
  return [{ kind: 'update', itemId: now.uid, quantity, isCorrection: true, requestId }];
}

/** Why the platform set a lower quantity than an update requested, without refusing it; or null. */
function shortageIn({ command, line }: CartOperationContext, details: CartDetails): Failure | null {
  const update = asKind(command, 'update');
  const now = details.items.find((item) => line && isSameLine(item, line));
  return update && !update.becomes && now && now.quantity < update.quantity ? SHORTAGE : null;
}

const SHORTAGE: Failure = { reason: 'soldOut', message: 'The cart holds fewer than requested.' };
const NO_RESPONSE: Failure = { reason: 'unreachable', message: 'The addition was not answered.' };

/** Adds a failure to those of the operation, as a part of its output. */
export const withFailure = (
  { failures }: CartOperationContext,
  operation: CartFailure['operation'],
  failure: Failure,
) => ({ failures: [...failures, { operation, failure }] });

/**
 * The result if the cart could not be read. An addition without a response stays unconfirmed: the
 * cart is read to settle it before the next request.
 */
export function unreadResult(
  context: CartOperationContext,
  readFailure: Failure,
  phase: OperationPhase,
): Partial<CartOperationContext> {
  const { command, failure, before } = context;
  const operation = phase === 'verifying' ? 'read' : command.kind;
  const failed =
    failure === null ? context : { ...context, ...withFailure(context, command.kind, failure) };
  const isLost = command.kind === 'add' && failure?.reason === 'unreachable';
  return {
    ...withFailure(failed, operation, readFailure),
    details: null,
    ...(isLost ? { unconfirmedAddition: { addition: command, before } } : {}),
  };
}

/**
 * The commands to repeat once the cart is the customer's. A removed line is put back first, and the
 * change that removed it has failed.
 */
export function deferredResult(context: CartOperationContext): Partial<CartOperationContext> {
  const { command, failure, invalid, removedLine } = context;
  // Before this command is sent, a removed line is that of an earlier one.
  const hasRemovedLine = removedLine !== null && invalid?.phase !== 'reconciling';
  const isDone = invalid?.phase === 'verifying' || hasRemovedLine || command.kind === 'read';
  const isLost = hasRemovedLine && invalid?.phase === 'executing';
  const cause = failure ?? (isLost ? invalid.failure : null);
  return {
    requeued: isDone ? [] : [command],
    ...(cause === null ? {} : withFailure(context, command.kind, cause)),
  };
}
