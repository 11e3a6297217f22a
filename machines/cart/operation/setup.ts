import { assign, setup } from 'xstate';
import type { CartAddition, CartDetails } from '../../domain.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { effect, fact, port } from '../../port.ts';
import { sendToActor } from '../../system.ts';
import type { CartOperationInput, CartOutcome } from '../commands.ts';
import { toAddition } from '../lines.ts';
import { currentCommand, currentLine, type PendingAddition } from './additions.ts';
import {
  type CartOperationContext,
  isCouponDue,
  mustReconcile,
  mustReconcileNewCart,
  type OperationPhase,
} from './context.ts';
import {
  deferredResult,
  derivedResult,
  isLineRemoved,
  isReplacementInterrupted,
  isSettledBy,
  mayStillArrive,
  quantityBefore,
  unreadResult,
  withFailure,
} from './result.ts';

/** The setup of the cart operation machine: its ports, assignments and guards. */
export const operationSetup = setup({
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
    /** Survives a reload: a line must not be lost between its removal and its restoration. */
    storeRemovedLine: effect<{ removedLine: CartAddition | null; hasRemovedLine: boolean }>(
      'storeRemovedLine',
    ),
    /**
     * Stores the addition as sent: from now on only reading the cart tells its result, also after a
     * reload.
     */
    storeSent: effect<PendingAddition>('storeSent'),
    markAdditionSent: assign({ hasStoredAddition: false }),
    /** Removes the stored addition once its result is known, unless the page is being left. */
    dropPendingAddition: effect<PendingAddition>('dropPendingAddition'),
    setCartId: assign((_, { cartId }: { cartId: string }) => ({ cartId })),
    beginSending: assign(({ context }) => {
      const nothing = { details: null, failure: null, unconfirmedAddition: null };
      return { ...nothing, before: quantityBefore(context) };
    }),
    setRemovedLine: assign(({ context: { line } }) => ({
      removedLine: line && toAddition(line, line.quantity),
      hasRemovedLine: true,
    })),
    clearRemovedLine: assign({ removedLine: null }),
    setFirstFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: context.failure ?? failureOf(error),
    })),
    setInvalidCart: assign((_, { error, phase }: { error: unknown; phase: OperationPhase }) => ({
      invalid: { failure: failureOf(error), phase },
    })),
    giveUpLine: assign(({ context }, { error }: { error: unknown }) => ({
      removedLine: null,
      ...(context.failure === null ? withFailure(context, 'update', failureOf(error)) : {}),
    })),
    setDetails: assign(({ context }, { details }: { details: CartDetails }) => ({
      details,
      line: currentLine(context, details),
      command: currentCommand(context, details),
      removedLine: isLineRemoved(context, details) ? context.removedLine : null,
    })),
    deriveResult: assign(({ context }, { details }: { details: CartDetails }) =>
      derivedResult(context, details),
    ),
    failCreation: assign(({ context }, { error }: { error: unknown }) =>
      withFailure(context, 'create', failureOf(error)),
    ),
    failRead: assign(({ context }, { error, phase }: { error: unknown; phase: OperationPhase }) =>
      unreadResult(context, failureOf(error), phase),
    ),
    failOutstanding: assign(({ context }) => {
      const { invalid } = context;
      if (!invalid) return {};
      const failure: Failure = { ...invalid.failure, reason: 'paymentOutstanding' };
      return unreadResult(context, failure, invalid.phase);
    }),
    refuseCoupon: assign((_, { error }: { error: unknown }) => ({
      couponFailure: failureOf(error),
    })),
    defer: assign(({ context }) => deferredResult(context)),
    dropCart: assign(({ context: { cartId } }) => ({
      invalidCartId: cartId,
      cartId: null,
      details: null,
      failure: null,
    })),
  },
  guards: {
    hasCart: ({ context }) => context.cartId !== null,
    mustReconcile: ({ context }) => context.cartId !== null && mustReconcile(context),
    mustReconcileNewCart: ({ context }) => mustReconcileNewCart(context),
    isReplacementInterrupted: ({ context }) => isReplacementInterrupted(context),
    isRead: ({ context }) => context.command.kind === 'read',
    isAdd: ({ context }) => context.command.kind === 'add',
    isUpdate: ({ context }) => context.command.kind === 'update',
    isConfigurableUpdate: ({ context }) =>
      context.command.kind === 'update' && context.line?.variantSku != null,
    isRemoval: ({ context }) => context.command.kind === 'remove',
    isCoupon: ({ context }) => context.command.kind === 'applyCoupon',
    isLineRemoved: ({ context }, { details }: { details: CartDetails }) =>
      isLineRemoved(context, details),
    mayStillArrive: ({ context }, { details }: { details: CartDetails }) =>
      mayStillArrive(context, details),
    isToSend: ({ context }, { details }: { details: CartDetails }) =>
      !isLineRemoved(context, details) && !isSettledBy(context, details),
    isCouponDue: ({ context }, { details }: { details: CartDetails }) =>
      isCouponDue(context, details),
    isInvalid: ({ context }, { error }: { error: unknown }) =>
      context.invalidCartId === null && failureOf(error).reason === 'invalidCart',
    isRefused: (_, { error }: { error: unknown }) =>
      ['refused', 'soldOut'].includes(failureOf(error).reason),
    /** Two messages of the platform end the session, but only after an addition or a read. */
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
});
