import type { CartDetails } from '../domain.ts';
import type { Failure } from '../failure.ts';
import type { CartAdoption } from './adoption.ts';
import type { CartCommand, CartFailure, CartOperationInput, CartOutcome } from './commands.ts';
import type { CartContext } from './context.ts';
import { couponAfter } from './coupon.ts';
import { type CartDiff, diffOf, endOf, remainingDiff, toShownCart } from './diff.ts';
import { lineBeforeOf } from './lines.ts';
import { rebaseCommand } from './queue.ts';

/** Takes the next command from the queue and clears its last failure. */
export function startNext({ queue, failures }: CartContext): Partial<CartContext> {
  const [current = null, ...rest] = queue;
  const { [current?.kind ?? 'read']: _, create: __, ...others } = failures;
  return { current, queue: rest, failures: others };
}

/** The most outcomes that are kept: more than a page shows at once. */
const MAX_OUTCOMES = 100;

/**
 * Keeps the outcome of a command for the component that requested the command, and drops the
 * outcomes of the oldest requests: their ids are the lowest, which objects list first.
 */
const withCommandOutcome = (
  outcomes: CartContext['outcomes'],
  { requestId }: CartCommand,
  failed: CartFailure | undefined,
): CartContext['outcomes'] =>
  requestId === undefined
    ? outcomes
    : Object.fromEntries(
        Object.entries({ ...outcomes, [requestId]: failed ?? { failure: null } }).slice(
          -MAX_OUTCOMES,
        ),
      );

/** The changes since the shopper last saw the cart, after an operation. */
function diffAfter(
  { lastShown, cartDiff, orderedCartId }: CartContext,
  { details, isCartClosed = false }: CartOutcome,
  isRead: boolean,
): CartDiff {
  if (!details) return isCartClosed ? endOf('closed') : cartDiff;
  const isKnownOrder = lastShown !== null && lastShown.cartId === orderedCartId;
  if (isCartClosed && !isKnownOrder) return endOf('closed');
  return isRead
    ? diffOf(lastShown, details, cartDiff, orderedCartId)
    : remainingDiff(cartDiff, details);
}

/** Keeps the object identity of unchanged lines, so that React does not render them again. */
function withKnownLines(details: CartDetails, previousDetails: CartDetails | null): CartDetails {
  const texts = new Map(previousDetails?.items.map((item) => [JSON.stringify(item), item]));
  return {
    ...details,
    items: details.items.map((item) => texts.get(JSON.stringify(item)) ?? item),
  };
}

/** The input of the operation for the current command. */
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
    line: details?.items.find(({ uid }) => uid === itemId) ?? lineBeforeOf(current),
    details: isFresh ? details : null,
    removedLine,
    unconfirmedAddition,
    mayDefer: !wasDeferred,
    coupon,
  };
};

/** The context after the operation's code could not be loaded: nothing was sent. */
export function applyFailure(
  { current, failures, outcomes }: CartContext,
  failure: Failure,
): Partial<CartContext> {
  const command: CartCommand = current ?? { kind: 'read' };
  return {
    current: null,
    failures: { ...failures, [command.kind]: failure },
    outcomes: withCommandOutcome(outcomes, command, { operation: command.kind, failure }),
  };
}

/** The context after the current operation, whether it succeeded or failed. */
export function applyOutcome(context: CartContext, outcome: CartOutcome): Partial<CartContext> {
  const { cartId, details, failures, requeued, status, removedLine, unconfirmedAddition } = outcome;
  const isDeferred = status === 'deferred';
  const current: CartCommand = context.current ?? { kind: 'read' };
  const { kind } = current;
  const isReportedRead = current.kind === 'read' && !current.isQuiet;
  const previousDetails = cartId === context.cartId ? context.details : null;
  const failed = failures.findLast(({ operation }) => operation === kind || operation === 'create');
  // A command that is queued again, or corrected by another one, ends with that one.
  const hasEnded = requeued.length === 0;
  // A failed change has also read the cart.
  const cartDiff = diffAfter(context, outcome, isReportedRead || failed !== undefined);
  return {
    current: null,
    queue: [
      // A second removal of the same line may have taken over the outcome since the command was sent.
      ...requeued.map((command) => ({ ...command, requestId: current.requestId })),
      ...context.queue.map((command) =>
        rebaseCommand(command, context.current, context.details, details),
      ),
    ],
    cartId,
    ...(cartId !== null && { cartResetDone: false }),
    details: details ? withKnownLines(details, previousDetails) : previousDetails,
    ...(details && {
      lastShown: toShownCart(details, cartDiff.previousCart === 'closed'),
      cartDiff,
    }),
    isFresh: details !== null,
    outcomes: hasEnded ? withCommandOutcome(context.outcomes, current, failed) : context.outcomes,
    failures: {
      ...context.failures,
      ...Object.fromEntries(failures.map(({ operation, failure }) => [operation, failure])),
    },
    removedLine,
    unconfirmedAddition,
    ...couponAfter(context.coupon, outcome.couponVerdict ?? null),
    wasDeferred: isDeferred,
  };
}

/**
 * The context after an adoption. A read of the customer's cart goes to the front of the queue.
 * Without a customer's cart, every queued command fails.
 */
export function applyAdoption(
  { queue, failures, outcomes, lastShown }: CartContext,
  { cartId, failure, isGuestsCartClosed = false }: CartAdoption,
): Partial<CartContext> {
  if (cartId === null) {
    const cause: Failure = failure ?? { reason: 'unreachable', message: '' };
    const queuedFailures = Object.fromEntries(queue.map(({ kind }) => [kind, cause]));
    return {
      queue: [],
      failures: { ...failures, ...queuedFailures },
      outcomes: queue.reduce(
        (ended, command) =>
          withCommandOutcome(ended, command, { operation: command.kind, failure: cause }),
        outcomes,
      ),
    };
  }
  const others = queue.filter(({ kind }) => kind !== 'read');
  return {
    cartId,
    cartResetDone: false,
    isFresh: false,
    lastShown: lastShown && isGuestsCartClosed ? { ...lastShown, isClosed: true } : lastShown,
    unconfirmedAddition: null,
    queue: [{ kind: 'read' }, ...others],
  };
}
