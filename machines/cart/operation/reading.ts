import type { CartDetails } from '../../domain.ts';
import { cartIdOf, NO_ADDITION, withCartId } from './additions.ts';
import type { CartOperationContext, OperationPhase } from './context.ts';

type FailedCall = { event: { error: unknown } };
type Read = { event: { output: CartDetails } };

/** Handles the platform's first report that the cart is invalid. */
export const firstInvalidReport = (phase: OperationPhase) =>
  ({
    guard: { type: 'isInvalid', params: ({ event }: FailedCall) => event },
    target: '#cartOperation.recovering',
    actions: {
      type: 'setInvalidCart',
      params: ({ event }: FailedCall) => ({ error: event.error, phase }),
    },
  }) as const;
export const SET_FIRST_FAILURE = {
  type: 'setFirstFailure',
  params: ({ event }: FailedCall) => event,
} as const;
/**
 * The request got a response, or its response was lost: the cart is read to find out the result.
 */
export const VERIFY_RESULT = {
  onDone: '#cartOperation.verifying',
  onError: [
    firstInvalidReport('executing'),
    { target: '#cartOperation.verifying', actions: SET_FIRST_FAILURE },
  ],
} as const;

/** The params of guards and actions that use the cart that was just read. */
export const detailsOf = ({ event }: Read) => ({ details: event.output });
const SET_DETAILS = { type: 'setDetails', params: detailsOf } as const;
/** A change that removed its line from the cart that was then dropped adds the line to the next. */
export const CONTINUE_REPLACEMENT = {
  guard: 'isReplacementInterrupted',
  target: '#cartOperation.executing',
  actions: SET_DETAILS,
} as const;
export const RESTORE_REMOVED_LINE = {
  guard: { type: 'isLineRemoved', params: detailsOf },
  target: 'restoringLine',
  actions: SET_DETAILS,
} as const;
export const SEND_COMMAND = {
  guard: { type: 'isToSend', params: detailsOf },
  target: '#cartOperation.executing',
  actions: SET_DETAILS,
} as const;
export const APPLY_LINKED_COUPON = {
  guard: { type: 'isCouponDue', params: detailsOf },
  target: '#cartOperation.applyingLinkedCoupon',
  actions: SET_DETAILS,
} as const;
const CONCLUDE = {
  target: '#cartOperation.concluding',
  actions: [SET_DETAILS, { type: 'deriveResult', params: detailsOf }],
} as const;

/** Reads the cart. The transitions are in order of precedence and depend on the cart's contents. */
export const readCart = <const Next extends readonly object[]>(
  phase: OperationPhase,
  ...next: Next
) =>
  ({
    invoke: {
      id: 'readDetails',
      src: 'readDetails',
      input: ({ context }: { context: CartOperationContext }) => ({ cartId: cartIdOf(context) }),
      onDone: [...next, CONCLUDE],
      onError: [
        firstInvalidReport(phase),
        {
          target: '#cartOperation.concluding',
          actions: {
            type: 'failRead',
            params: ({ event }: FailedCall) => ({ error: event.error, phase }),
          },
        },
      ],
    },
  }) as const;

/** Adds a removed line again unchanged, so that nothing is lost. This is attempted once. */
export const restoreLine = <const Target extends string, const After extends string>(
  phase: OperationPhase,
  target: Target,
  afterwards: After,
) =>
  ({
    invoke: {
      id: 'restoreLine',
      src: 'addItem',
      input: ({ context }: { context: CartOperationContext }) =>
        withCartId(context, context.removedLine ?? NO_ADDITION),
      onDone: { target, actions: 'clearRemovedLine' },
      onError: [
        firstInvalidReport(phase),
        {
          guard: { type: 'isRefused', params: ({ event }: FailedCall) => event },
          target,
          actions: { type: 'giveUpLine', params: ({ event }: FailedCall) => event },
        },
        { target: afterwards, actions: SET_FIRST_FAILURE },
      ],
    },
  }) as const;
