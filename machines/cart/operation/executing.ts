import { asKind } from '../commands.ts';
import { cartIdOf, pendingAdditionOf, requestedAddition, requestedLine } from './additions.ts';
import { firstInvalidReport, restoreLine, SET_FIRST_FAILURE, VERIFY_RESULT } from './reading.ts';
import { operationSetup } from './setup.ts';

/** Sends the command. Whatever the response is, the cart is read afterwards. */
export const executingState = operationSetup.createStateConfig({
  entry: 'beginSending',
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'isAdd', target: 'adding' },
        { guard: 'isReplacementInterrupted', target: 'replacingLine.adding' },
        { guard: 'isConfigurableUpdate', target: 'replacingLine' },
        { guard: 'isUpdate', target: 'updating' },
        { guard: 'isRemoval', target: 'removing' },
        { guard: 'isCoupon', target: 'applyingCoupon' },
        { target: 'removingCoupon' },
      ],
    },
    adding: {
      entry: [{ type: 'storeSent', params: pendingAdditionOf }, 'markAdditionSent'],
      invoke: {
        id: 'addItem',
        src: 'addItem',
        input: ({ context }) => requestedAddition(context),
        ...VERIFY_RESULT,
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
        ...VERIFY_RESULT,
      },
    },
    /** The platform cannot change a configurable line: it is removed and added again. */
    replacingLine: {
      initial: 'removing',
      states: {
        removing: {
          entry: ['setRemovedLine', { type: 'storeRemovedLine', params: ({ context }) => context }],
          invoke: {
            id: 'removeLine',
            src: 'removeItem',
            input: ({ context }) => ({
              cartId: cartIdOf(context),
              itemId: context.line?.uid ?? '',
            }),
            onDone: 'adding',
            onError: [
              {
                ...firstInvalidReport('executing'),
                actions: [firstInvalidReport('executing').actions, 'clearRemovedLine'] as const,
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: '#cartOperation.verifying',
                actions: [SET_FIRST_FAILURE, 'clearRemovedLine'] as const,
              },
              { target: '#cartOperation.verifying', actions: SET_FIRST_FAILURE },
            ],
          },
        },
        adding: {
          invoke: {
            id: 'addReplacement',
            src: 'addItem',
            input: ({ context }) => requestedLine(context),
            onDone: { target: '#cartOperation.verifying', actions: 'clearRemovedLine' },
            onError: [
              firstInvalidReport('executing'),
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: 'restoring',
                actions: SET_FIRST_FAILURE,
              },
              { target: '#cartOperation.verifying', actions: SET_FIRST_FAILURE },
            ],
          },
        },
        /**
         * The platform rejected the new quantity: the line is added again with its old quantity.
         */
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
        ...VERIFY_RESULT,
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
        ...VERIFY_RESULT,
      },
    },
    removingCoupon: {
      invoke: {
        id: 'removeCoupon',
        src: 'removeCoupon',
        input: ({ context }) => ({ cartId: cartIdOf(context) }),
        ...VERIFY_RESULT,
      },
    },
  },
});
