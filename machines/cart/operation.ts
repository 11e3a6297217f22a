import { and, assign, setup } from 'xstate';
import { type CartAddition, type CartDetails, failureOf } from '../domain.ts';
import { effect, fact, port } from '../port.ts';
import { sendToActor } from '../system.ts';
import { asKind, type CartOperationInput, type CartOutcome } from './commands.ts';
import { lineAgain } from './lines.ts';
import {
  additionWanted,
  addressed,
  type CartOperationContext,
  contextOf,
  currentLine,
  deferred,
  failing,
  heldBefore,
  isCouponDue,
  isOut,
  isResuming,
  isSettledBy,
  judged,
  lineWanted,
  mayArrive,
  mustReconcile,
  mustReconcileNewCart,
  NOTHING,
  type OperationPhase,
  outcomeOf,
  type PendingAddition,
  storedWish,
  unread,
} from './operationContext.ts';

const cartIdOf = ({ cartId }: CartOperationContext): string => cartId ?? '';

type Failed = { event: { error: unknown } };
type Read = { event: { output: CartDetails } };

/** The platform calls the cart invalid for the first time. */
const invalidWhile = (phase: OperationPhase) =>
  ({
    guard: { type: 'isInvalid', params: ({ event }: Failed) => event },
    target: '#cartOperation.recovering',
    actions: {
      type: 'noteInvalid',
      params: ({ event }: Failed) => ({ error: event.error, phase }),
    },
  }) as const;
const NOTE = { type: 'noteFailure', params: ({ event }: Failed) => event } as const;
/** The operation was answered, or the answer was lost: the cart is read to find out the result. */
const ANSWERED = {
  onDone: '#cartOperation.verifying',
  onError: [invalidWhile('executing'), { target: '#cartOperation.verifying', actions: NOTE }],
} as const;

const detailsOf = ({ event }: Read) => ({ details: event.output });
const KEEP_DETAILS = { type: 'keepDetails', params: detailsOf } as const;
const WHERE_CART_HOLDS_NO_LINE = {
  guard: { type: 'isOut', params: detailsOf },
  target: 'restoringLine',
  actions: KEEP_DETAILS,
} as const;
const WHERE_SENDING_IS_NEEDED = {
  guard: { type: 'isToSend', params: detailsOf },
  target: '#cartOperation.executing',
  actions: KEEP_DETAILS,
} as const;
const WHERE_COUPON_IS_DUE = {
  guard: { type: 'isCouponDue', params: detailsOf },
  target: '#cartOperation.applyingLinkedCoupon',
  actions: KEEP_DETAILS,
} as const;
const OTHERWISE_CONCLUDE = {
  target: '#cartOperation.concluding',
  actions: [KEEP_DETAILS, { type: 'judge', params: detailsOf }],
} as const;

/** Reads the cart: what happens then, in this order, depends on what it holds. */
const readCart = <const Next extends readonly object[]>(phase: OperationPhase, ...next: Next) =>
  ({
    invoke: {
      id: 'readDetails',
      src: 'readDetails',
      input: ({ context }: { context: CartOperationContext }) => ({ cartId: cartIdOf(context) }),
      onDone: [...next, OTHERWISE_CONCLUDE],
      onError: [
        invalidWhile(phase),
        {
          target: '#cartOperation.concluding',
          actions: {
            type: 'failRead',
            params: ({ event }: Failed) => ({ error: event.error, phase }),
          },
        },
      ],
    },
  }) as const;

/** Puts a line that was taken out back as it was, so that nothing is lost. It is tried once. */
const restoreLine = <const Target extends string, const After extends string>(
  phase: OperationPhase,
  target: Target,
  afterwards: After,
) =>
  ({
    invoke: {
      id: 'undo',
      src: 'addItem',
      input: ({ context }: { context: CartOperationContext }) =>
        addressed(context, context.removedLine ?? NOTHING),
      onDone: { target, actions: 'clearRemovedLine' },
      onError: [
        invalidWhile(phase),
        {
          guard: { type: 'isRefused', params: ({ event }: Failed) => event },
          target,
          actions: { type: 'giveUpLine', params: ({ event }: Failed) => event },
        },
        { target: afterwards, actions: NOTE },
      ],
    },
  }) as const;

/** Storage holds what is still open, and no addition that has come to its end. */
const STORE_RESULT = [
  {
    type: 'storeRemovedLine',
    params: ({ context }: { context: CartOperationContext }) => context,
  },
  { type: 'dropPendingAddition', params: pendingAdditionOf },
] as const;

function pendingAdditionOf({ context }: { context: CartOperationContext }): PendingAddition {
  const sent = { addition: additionWanted(context), before: context.before };
  return { wish: storedWish(context), sent };
}

/**
 * One operation on the cart, from the command to what the cart holds after it. It creates the cart
 * when there is none. When the platform calls the cart invalid, it drops the cart, creates another
 * and tries once more. A lost answer is settled by reading the cart, never by sending again. A
 * configurable line is removed and added again, and put back if that fails.
 */
export const cartOperationMachine = setup({
  types: {
    context: {} as CartOperationContext,
    input: {} as CartOperationInput,
    output: {} as CartOutcome,
  },
  actors: {
    createCart: port<string>('createCart'),
    forgetCart: port<number, { cartId: string | null }>('forgetCart'),
    endSession: port('endSession'),
    readDetails: port<CartDetails, { cartId: string }>('readDetails'),
    addItem: port<void, CartAddition>('addItem'),
    updateItem: port<void, { cartId: string; itemId: string; quantity: number }>('updateItem'),
    removeItem: port<void, { cartId: string; itemId: string }>('removeItem'),
    applyCoupon: port<void, { cartId: string; code: string }>('applyCoupon'),
    removeCoupon: port<void, { cartId: string }>('removeCoupon'),
  },
  actions: {
    sendToActor: sendToActor(),
    /** Outlives a reload: a line must not be lost between its removal and its return. */
    storeRemovedLine: effect<{ removedLine: CartAddition | null; hasRemovedLine: boolean }>(
      'storeRemovedLine',
    ),
    /** From now on it is the cart that tells what became of the addition, also after a reload. */
    storeSent: effect<PendingAddition>('storeSent'),
    noteStored: assign({ hasStoredAddition: false }),
    /** What became of it is known: unless that is since the page is being left. */
    dropPendingAddition: effect<PendingAddition>('dropPendingAddition'),
    keepCartId: assign((_, { cartId }: { cartId: string }) => ({ cartId })),
    beginSending: assign(({ context }) => {
      const nothing = { details: null, failure: null, unconfirmedAddition: null };
      return { ...nothing, before: heldBefore(context) };
    }),
    takeOut: assign(({ context: { line } }) => ({
      removedLine: line && lineAgain(line, line.quantity),
      hasRemovedLine: true,
    })),
    clearRemovedLine: assign({ removedLine: null }),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: context.failure ?? failureOf(error),
    })),
    noteInvalid: assign((_, { error, phase }: { error: unknown; phase: OperationPhase }) => ({
      invalid: { failure: failureOf(error), phase },
    })),
    giveUpLine: assign(({ context }, { error }: { error: unknown }) => ({
      removedLine: null,
      ...(context.failure === null ? failing(context, 'update', failureOf(error)) : {}),
    })),
    keepDetails: assign(({ context }, { details }: { details: CartDetails }) => ({
      details,
      line: currentLine(context, details),
      removedLine: isOut(context, details) ? context.removedLine : null,
    })),
    judge: assign(({ context }, { details }: { details: CartDetails }) => judged(context, details)),
    failCreation: assign(({ context }, { error }: { error: unknown }) =>
      failing(context, 'create', failureOf(error)),
    ),
    failRead: assign(({ context }, { error, phase }: { error: unknown; phase: OperationPhase }) =>
      unread(context, failureOf(error), phase),
    ),
    failInvalid: assign(({ context }) =>
      context.invalid ? unread(context, context.invalid.failure, context.invalid.phase) : {},
    ),
    refuseCoupon: assign((_, { error }: { error: unknown }) => ({
      couponFailure: failureOf(error),
    })),
    defer: assign(({ context }) => deferred(context)),
    dropCart: assign(({ context: { cartId } }) => ({
      deadCartId: cartId,
      cartId: null,
      details: null,
      failure: null,
    })),
  },
  guards: {
    hasCart: ({ context }) => context.cartId !== null,
    mustReconcile: ({ context }) => context.cartId !== null && mustReconcile(context),
    mustReconcileNewCart: ({ context }) => mustReconcileNewCart(context),
    isResuming: ({ context }) => isResuming(context),
    isRead: ({ context }) => context.command.kind === 'read',
    isAdd: ({ context }) => context.command.kind === 'add',
    isUpdate: ({ context }) => context.command.kind === 'update',
    isConfigurableUpdate: ({ context }) =>
      context.command.kind === 'update' && context.line?.variantSku != null,
    isRemoval: ({ context }) => context.command.kind === 'remove',
    isCoupon: ({ context }) => context.command.kind === 'applyCoupon',
    isOut: ({ context }, { details }: { details: CartDetails }) => isOut(context, details),
    mayArrive: ({ context }, { details }: { details: CartDetails }) => mayArrive(context, details),
    isToSend: ({ context }, { details }: { details: CartDetails }) =>
      !isOut(context, details) && !isSettledBy(context, details),
    isCouponDue: ({ context }, { details }: { details: CartDetails }) =>
      isCouponDue(context, details),
    isInvalid: ({ context }, { error }: { error: unknown }) =>
      context.deadCartId === null && failureOf(error).reason === 'invalidCart',
    isRefused: (_, { error }: { error: unknown }) => failureOf(error).reason === 'refused',
    /** Two texts of the platform end the session, and only after an addition or a read. */
    isSignOutDue: ({ context: { command, invalid } }) =>
      (command.kind === 'add' || invalid?.phase !== 'executing') &&
      /Could not find a cart|The current user cannot perform operations on cart/.test(
        invalid?.failure.message ?? '',
      ),
    isSignedIn: fact('isSignedIn'),
    mayDefer: ({ context }) => context.mayDefer,
    isCartForeign: fact('isCartForeign'),
    hasFailed: ({ context }) => context.failures.length > 0,
    isUncertain: ({ context: { failures, details, unconfirmedAddition } }) =>
      unconfirmedAddition !== null || (details === null && failures.length > 0),
    isPaymentOutstanding: fact('isPaymentOutstanding'),
  },
  delays: { arrival: 1_500 },
}).createMachine({
  id: 'cartOperation',
  description: 'One operation on the cart, with recovery from an invalid cart.',
  context: ({ input }) => contextOf(input),
  initial: 'ensuringCart',
  states: {
    ensuringCart: {
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'mustReconcile', target: '#cartOperation.reconciling' },
            { guard: 'hasCart', target: '#cartOperation.executing' },
            { guard: 'isRead', target: '#cartOperation.concluding' },
            { target: 'creating' },
          ],
        },
        creating: {
          invoke: {
            id: 'createCart',
            src: 'createCart',
            onDone: [
              {
                guard: 'isResuming',
                target: '#cartOperation.executing',
                actions: { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
              },
              {
                guard: 'mustReconcileNewCart',
                target: '#cartOperation.reconciling',
                actions: { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
              },
              {
                target: '#cartOperation.executing',
                actions: { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
              },
            ],
            onError: {
              target: '#cartOperation.concluding',
              actions: { type: 'failCreation', params: ({ event }) => event },
            },
          },
        },
      },
    },
    /** What the cart holds before anything is sent. What was left open is settled first. */
    reconciling: {
      initial: 'reading',
      states: {
        reading: readCart(
          'reconciling',
          { guard: { type: 'mayArrive', params: detailsOf }, target: 'awaitingArrival' },
          WHERE_CART_HOLDS_NO_LINE,
          WHERE_SENDING_IS_NEEDED,
          WHERE_COUPON_IS_DUE,
        ),
        /** What a page sent before it was reloaded gets a moment to arrive. */
        awaitingArrival: { after: { arrival: 'readingAgain' } },
        readingAgain: readCart(
          'reconciling',
          WHERE_CART_HOLDS_NO_LINE,
          WHERE_SENDING_IS_NEEDED,
          WHERE_COUPON_IS_DUE,
        ),
        restoringLine: restoreLine('reconciling', 'readingRestored', 'readingRestored'),
        readingRestored: readCart('reconciling', WHERE_SENDING_IS_NEEDED, WHERE_COUPON_IS_DUE),
      },
    },
    executing: {
      entry: 'beginSending',
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'isAdd', target: 'adding' },
            { guard: 'isResuming', target: 'replacingLine.adding' },
            { guard: 'isConfigurableUpdate', target: 'replacingLine' },
            { guard: 'isUpdate', target: 'updating' },
            { guard: 'isRemoval', target: 'removing' },
            { guard: 'isCoupon', target: 'applyingCoupon' },
            { target: 'removingCoupon' },
          ],
        },
        adding: {
          entry: [{ type: 'storeSent', params: pendingAdditionOf }, 'noteStored'],
          invoke: {
            id: 'addItem',
            src: 'addItem',
            input: ({ context }) => additionWanted(context),
            ...ANSWERED,
          },
        },
        updating: {
          invoke: {
            id: 'updateItem',
            src: 'updateItem',
            input: ({ context }) => ({
              cartId: cartIdOf(context),
              itemId: asKind(context.command, 'update')?.itemId ?? '',
              quantity: asKind(context.command, 'update')?.quantity ?? 0,
            }),
            ...ANSWERED,
          },
        },
        /** The platform cannot change a configurable line: it is removed and added again. */
        replacingLine: {
          initial: 'removing',
          states: {
            removing: {
              entry: ['takeOut', { type: 'storeRemovedLine', params: ({ context }) => context }],
              invoke: {
                id: 'takeOut',
                src: 'removeItem',
                input: ({ context }) => ({
                  cartId: cartIdOf(context),
                  itemId: context.line?.uid ?? '',
                }),
                onDone: 'adding',
                onError: [
                  {
                    ...invalidWhile('executing'),
                    actions: [invalidWhile('executing').actions, 'clearRemovedLine'],
                  },
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event },
                    target: '#cartOperation.verifying',
                    actions: [NOTE, 'clearRemovedLine'],
                  },
                  { target: '#cartOperation.verifying', actions: NOTE },
                ],
              },
            },
            adding: {
              invoke: {
                id: 'putBack',
                src: 'addItem',
                input: ({ context }) => lineWanted(context),
                onDone: { target: '#cartOperation.verifying', actions: 'clearRemovedLine' },
                onError: [
                  invalidWhile('executing'),
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event },
                    target: 'restoring',
                    actions: NOTE,
                  },
                  { target: '#cartOperation.verifying', actions: NOTE },
                ],
              },
            },
            /** The new quantity was refused: the line comes back with its old one. */
            restoring: restoreLine(
              'executing',
              '#cartOperation.verifying',
              '#cartOperation.verifying.readingRestored',
            ),
          },
        },
        removing: {
          invoke: {
            id: 'removeItem',
            src: 'removeItem',
            input: ({ context }) => ({
              cartId: cartIdOf(context),
              itemId: asKind(context.command, 'remove')?.itemId ?? '',
            }),
            ...ANSWERED,
          },
        },
        applyingCoupon: {
          invoke: {
            id: 'applyCoupon',
            src: 'applyCoupon',
            input: ({ context }) => ({
              cartId: cartIdOf(context),
              code: asKind(context.command, 'applyCoupon')?.code ?? '',
            }),
            ...ANSWERED,
          },
        },
        removingCoupon: {
          invoke: {
            id: 'removeCoupon',
            src: 'removeCoupon',
            input: ({ context }) => ({ cartId: cartIdOf(context) }),
            ...ANSWERED,
          },
        },
      },
    },
    /** What the cart holds after something was sent. */
    verifying: {
      initial: 'reading',
      states: {
        reading: readCart('verifying', WHERE_CART_HOLDS_NO_LINE, WHERE_COUPON_IS_DUE),
        restoringLine: restoreLine('verifying', 'readingRestored', 'readingRestored'),
        readingRestored: readCart('verifying', WHERE_COUPON_IS_DUE),
        readingCoupon: readCart('verifying'),
      },
    },
    /** The coupon of a link goes on the cart before anybody sees its totals. */
    applyingLinkedCoupon: {
      invoke: {
        id: 'applyLinkedCoupon',
        src: 'applyCoupon',
        input: ({ context }) => ({
          cartId: cartIdOf(context),
          code: context.coupon?.code ?? '',
        }),
        onDone: 'verifying.readingCoupon',
        onError: [
          invalidWhile('verifying'),
          {
            target: 'verifying.readingCoupon',
            actions: { type: 'refuseCoupon', params: ({ event }) => event },
          },
        ],
      },
    },
    /** The platform calls the cart invalid. No cart is dropped that may have been paid for. */
    recovering: {
      initial: 'classifying',
      states: {
        classifying: {
          always: [
            {
              guard: and(['mayDefer', 'isCartForeign']),
              target: '#cartOperation.deferred',
              actions: 'defer',
            },
            {
              guard: 'isPaymentOutstanding',
              target: '#cartOperation.concluding',
              actions: 'failInvalid',
            },
            {
              guard: and(['isSignedIn', 'isSignOutDue']),
              target: 'endingSession',
              actions: 'dropCart',
            },
            { target: 'forgetting', actions: 'dropCart' },
          ],
        },
        endingSession: {
          entry: {
            type: 'sendToActor',
            params: { to: 'cart', event: { type: 'cart.sessionEnding' } },
          },
          invoke: {
            id: 'endSession',
            src: 'endSession',
            onDone: 'forgetting',
            onError: 'forgetting',
          },
        },
        forgetting: {
          invoke: {
            id: 'forgetCart',
            src: 'forgetCart',
            input: ({ context }) => ({ cartId: context.deadCartId }),
            onDone: '#cartOperation.ensuringCart.creating',
            onError: '#cartOperation.ensuringCart.creating',
          },
        },
      },
    },
    concluding: {
      always: [
        { guard: 'isUncertain', target: 'uncertain' },
        { guard: 'hasFailed', target: 'failed' },
        { target: 'succeeded' },
      ],
    },
    succeeded: { type: 'final', entry: [...STORE_RESULT], output: { status: 'succeeded' } },
    failed: { type: 'final', entry: [...STORE_RESULT], output: { status: 'failed' } },
    uncertain: { type: 'final', entry: [...STORE_RESULT], output: { status: 'uncertain' } },
    /** The cart must become the customer's first: the addition stays stored until then. */
    deferred: {
      type: 'final',
      entry: [
        { type: 'storeRemovedLine', params: ({ context }) => context },
        {
          type: 'dropPendingAddition',
          params: ({ context }) => ({ ...pendingAdditionOf({ context }), wish: null }),
        },
      ],
      output: { status: 'deferred' },
    },
  },
  output: ({ context, event }) =>
    outcomeOf(context, (event.output as Pick<CartOutcome, 'status'>).status),
});
