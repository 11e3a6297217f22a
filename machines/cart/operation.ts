import { and, assign, setup } from 'xstate';
import { type CartAddition, type CartDetails, failureOf } from '../domain.ts';
import { effect, fact, port } from '../port.ts';
import { sendToActor } from '../system.ts';
import { asKind, type CartChangeInput, type CartOutcome } from './commands.ts';
import { lineAgain } from './lines.ts';
import {
  additionWanted,
  addressed,
  type CartChangeContext,
  contextOf,
  currentLine,
  failing,
  heldBefore,
  isCouponDue,
  isOut,
  isResuming,
  isSettledBy,
  judged,
  lineWanted,
  mayArrive,
  mustLook,
  NOTHING,
  outcomeOf,
  type PendingAddition,
  postponed,
  storedWish,
  unread,
} from './operationContext.ts';

const cartIdOf = ({ cartId }: CartChangeContext): string => cartId ?? '';

/** The cart is called invalid for the first time: what that means is decided. */
const INVALID = {
  guard: { type: 'isInvalid', params: ({ event }: { event: { error: unknown } }) => event },
  target: '#cartChange.deciding',
  actions: { type: 'noteInvalid', params: ({ event }: { event: { error: unknown } }) => event },
} as const;
const NOTE = {
  type: 'noteFailure',
  params: ({ event }: { event: { error: unknown } }) => event,
} as const;
const wishOf = ({ context }: { context: CartChangeContext }) => ({
  wish: storedWish(context),
  sent: { addition: additionWanted(context), before: context.before },
});
/** An operation is answered, or not: what the cart holds is read, and judges. */
const ANSWERED = {
  onDone: '#cartChange.reading',
  onError: [INVALID, { target: '#cartChange.reading', actions: NOTE }],
} as const;

/**
 * One change of the cart, from the wish to what the cart holds after it (spec §4 "Cart"). It
 * creates the cart when there is none; when the platform calls the cart invalid it drops it,
 * creates another and tries once more. An answer that is lost is settled by reading the cart,
 * never by sending again. A configurable line is removed and added again, and put back if that
 * fails.
 */
export const cartChangeMachine = setup({
  types: {
    context: {} as CartChangeContext,
    input: {} as CartChangeInput,
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
    noteStored: assign({ isWishForgotten: true }),
    /** What became of it is known: unless that is since the page is being left. */
    dropPendingAddition: effect<PendingAddition>('dropPendingAddition'),
    noteWaited: assign({ hasWaited: true }),
    keepCartId: assign((_, { cartId }: { cartId: string }) => ({ cartId, isNewCart: true })),
    beginReading: assign({ isReading: true }),
    beginSending: assign(({ context }) => {
      const nothing = { details: null, failure: null, unconfirmedAddition: null };
      return { ...nothing, isSent: true, isReading: false, before: heldBefore(context) };
    }),
    takeOut: assign(({ context: { line } }) => ({
      removedLine: line && lineAgain(line, line.quantity),
      hasRemovedLine: true,
    })),
    clearRemovedLine: assign({ removedLine: null }),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: context.failure ?? failureOf(error),
    })),
    noteInvalid: assign((_, { error }: { error: unknown }) => ({ invalid: failureOf(error) })),
    giveUpUndoing: assign({ hasTriedUndo: true }),
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
    failRead: assign(({ context }, { error }: { error: unknown }) =>
      unread(context, failureOf(error)),
    ),
    failInvalid: assign(({ context }) => (context.invalid ? unread(context, context.invalid) : {})),
    beginCoupon: assign({ isCouponTried: true }),
    refuseCoupon: assign((_, { error }: { error: unknown }) => ({
      couponFailure: failureOf(error),
    })),
    postpone: assign(({ context }) => postponed(context)),
    dropCart: assign(({ context: { cartId } }) => ({
      deadCartId: cartId,
      cartId: null,
      details: null,
      failure: null,
      isSent: false,
      isRecovered: true,
      isCouponTried: false,
    })),
  },
  guards: {
    hasCart: ({ context }) => context.cartId !== null,
    mustLook: ({ context }) => context.cartId !== null && mustLook(context),
    isResuming: ({ context }) => context.cartId !== null && isResuming(context),
    isRead: ({ context }) => context.command.kind === 'read',
    isAdd: ({ context }) => context.command.kind === 'add',
    isUpdate: ({ context }) => context.command.kind === 'update',
    isConfigurableUpdate: ({ context }) =>
      context.command.kind === 'update' && context.line?.variantSku != null,
    isRemoval: ({ context }) => context.command.kind === 'remove',
    isCoupon: ({ context }) => context.command.kind === 'applyCoupon',
    isLineLost: ({ context }, { details }: { details: CartDetails }) =>
      !context.hasTriedUndo && isOut(context, details),
    maybeInFlight: ({ context }, { details }: { details: CartDetails }) =>
      !context.hasWaited && mayArrive(context, details),
    isToSend: ({ context }, { details }: { details: CartDetails }) =>
      !context.isSent && !isOut(context, details) && !isSettledBy(context, details),
    isCouponDue: ({ context }, { details }: { details: CartDetails }) =>
      isCouponDue(context, details),
    isInvalid: ({ context }, { error }: { error: unknown }) =>
      !context.isRecovered && failureOf(error).reason === 'invalidCart',
    isRefused: (_, { error }: { error: unknown }) => failureOf(error).reason === 'refused',
    /** Readings 15: adding and reading only, and for spec §8's two texts only. */
    isSignOutDue: ({ context: { command, invalid, isReading } }) =>
      (command.kind === 'add' || isReading) &&
      /Could not find a cart|The current user cannot perform operations on cart/.test(
        invalid?.message ?? '',
      ),
    isSignedIn: fact('isSignedIn'),
    mayPostpone: ({ context }) => context.mayPostpone,
    isCartForeign: fact('isCartForeign'),
    isPaymentOutstanding: fact('isPaymentOutstanding'),
  },
  delays: { arrival: 1_500 },
}).createMachine({
  id: 'cartChange',
  description: 'One change of the cart, with recovery from an invalid cart.',
  context: ({ input }) => contextOf(input),
  initial: 'preparing',
  states: {
    preparing: {
      always: [
        { guard: 'isResuming', target: 'sending' },
        { guard: 'mustLook', target: 'reading' },
        { guard: 'hasCart', target: 'sending' },
        { guard: 'isRead', target: 'done' },
        { target: 'creating' },
      ],
    },
    creating: {
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: {
          target: 'preparing',
          actions: { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
        },
        onError: {
          target: 'done',
          actions: { type: 'failCreation', params: ({ event }) => event },
        },
      },
    },
    sending: {
      entry: 'beginSending',
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'isAdd', target: 'adding' },
            { guard: 'isResuming', target: 'puttingBack' },
            { guard: 'isConfigurableUpdate', target: 'takingOut' },
            { guard: 'isUpdate', target: 'updating' },
            { guard: 'isRemoval', target: 'removing' },
            { guard: 'isCoupon', target: 'applyingCoupon' },
            { target: 'removingCoupon' },
          ],
        },
        adding: {
          entry: [{ type: 'storeSent', params: wishOf }, 'noteStored'],
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
        takingOut: {
          entry: ['takeOut', { type: 'storeRemovedLine', params: ({ context }) => context }],
          invoke: {
            id: 'takeOut',
            src: 'removeItem',
            input: ({ context }) => ({
              cartId: cartIdOf(context),
              itemId: context.line?.uid ?? '',
            }),
            onDone: 'puttingBack',
            onError: [
              { ...INVALID, actions: [INVALID.actions, 'clearRemovedLine'] },
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: '#cartChange.reading',
                actions: [NOTE, 'clearRemovedLine'],
              },
              { target: '#cartChange.reading', actions: NOTE },
            ],
          },
        },
        puttingBack: {
          invoke: {
            id: 'putBack',
            src: 'addItem',
            input: ({ context }) => lineWanted(context),
            onDone: { target: '#cartChange.reading', actions: 'clearRemovedLine' },
            onError: [
              INVALID,
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: '#cartChange.undoing',
                actions: NOTE,
              },
              { target: '#cartChange.reading', actions: NOTE },
            ],
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
    /** The new quantity was not accepted: the old one goes back, so that nothing is lost. */
    undoing: {
      invoke: {
        id: 'undo',
        src: 'addItem',
        input: ({ context }) => addressed(context, context.removedLine ?? NOTHING),
        onDone: { target: 'reading', actions: 'clearRemovedLine' },
        onError: [
          INVALID,
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'giveUpLine', params: ({ event }) => event },
          },
          { target: 'reading', actions: [NOTE, 'giveUpUndoing'] },
        ],
      },
    },
    /** What the cart holds: before anything is sent where that must be known, and after all. */
    reading: {
      entry: 'beginReading',
      invoke: {
        id: 'readDetails',
        src: 'readDetails',
        input: ({ context }) => ({ cartId: cartIdOf(context) }),
        onDone: [
          {
            guard: { type: 'maybeInFlight', params: ({ event }) => ({ details: event.output }) },
            target: 'waiting',
          },
          {
            guard: { type: 'isLineLost', params: ({ event }) => ({ details: event.output }) },
            target: 'undoing',
            actions: { type: 'keepDetails', params: ({ event }) => ({ details: event.output }) },
          },
          {
            guard: { type: 'isToSend', params: ({ event }) => ({ details: event.output }) },
            target: 'sending',
            actions: { type: 'keepDetails', params: ({ event }) => ({ details: event.output }) },
          },
          {
            guard: { type: 'isCouponDue', params: ({ event }) => ({ details: event.output }) },
            target: 'applyingLinkedCoupon',
            actions: { type: 'keepDetails', params: ({ event }) => ({ details: event.output }) },
          },
          {
            target: 'done',
            actions: [
              { type: 'keepDetails', params: ({ event }) => ({ details: event.output }) },
              { type: 'judge', params: ({ event }) => ({ details: event.output }) },
            ],
          },
        ],
        onError: [
          INVALID,
          { target: 'done', actions: { type: 'failRead', params: ({ event }) => event } },
        ],
      },
    },
    /** The coupon of a link goes on the cart before anybody sees its totals. */
    applyingLinkedCoupon: {
      entry: 'beginCoupon',
      invoke: {
        id: 'applyLinkedCoupon',
        src: 'applyCoupon',
        input: ({ context }) => ({
          cartId: cartIdOf(context),
          code: context.coupon?.code ?? '',
        }),
        onDone: 'reading',
        onError: [
          INVALID,
          { target: 'reading', actions: { type: 'refuseCoupon', params: ({ event }) => event } },
        ],
      },
    },
    /** What a page sent before it was reloaded gets a moment to arrive. */
    waiting: { exit: 'noteWaited', after: { arrival: 'reading' } },
    /** The platform calls the cart invalid. Nothing is dropped that somebody may have paid for. */
    deciding: {
      always: [
        { guard: and(['mayPostpone', 'isCartForeign']), target: 'done', actions: 'postpone' },
        { guard: 'isPaymentOutstanding', target: 'done', actions: 'failInvalid' },
        { guard: and(['isSignedIn', 'isSignOutDue']), target: 'recovering.endingSession' },
        { target: 'recovering' },
      ],
    },
    recovering: {
      entry: 'dropCart',
      initial: 'forgetting',
      states: {
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
            onDone: '#cartChange.creating',
            onError: '#cartChange.creating',
          },
        },
      },
    },
    done: {
      type: 'final',
      entry: [
        { type: 'storeRemovedLine', params: ({ context }) => context },
        { type: 'dropPendingAddition', params: wishOf },
      ],
    },
  },
  output: ({ context }) => outcomeOf(context),
});
