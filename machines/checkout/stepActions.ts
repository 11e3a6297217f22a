import { savedCheckoutOf } from '../order/draft.ts';
import { type PlaceOrderOutput, SESSION_CHANGED } from '../order/setup.ts';
import type { SubmissionOutcome } from '../submission.ts';
import { type CheckoutContext, missingError } from './context.ts';
import { checkoutSetup } from './setup.ts';
import type { Step } from './steps.ts';

type StateConfig = Parameters<typeof checkoutSetup.createStateConfig>[0];
interface SubmissionEnded<Result> {
  event: { output: SubmissionOutcome<Result> };
}

interface OrderEnded {
  event: { output: PlaceOrderOutput };
}

/** A state that waits for a submission. No other step can be opened meanwhile. */
export const submittingState = <const Invoke extends StateConfig['invoke']>(invoke: Invoke) =>
  checkoutSetup.createStateConfig({ tags: 'submitting', on: { 'checkout.edit': {} }, invoke });

/** Shows why the submission of a step was rejected. */
export const rejectStep = (step: Step) =>
  ({
    type: 'rejectStep',
    params: ({ event }: SubmissionEnded<unknown>) => ({ step, outcome: event.output }),
  }) as const;

/** Rejects a step because something that the order needs is missing. */
export const rejectMissing = (step: Step, field: 'cartId' | 'email') =>
  ({ type: 'reject', params: { step, error: missingError(field) } }) as const;

/** The order was not sent, because the shopper has signed in or out. */
export const REJECT_SESSION = {
  type: 'reject',
  params: { step: 'review', error: Object.assign(new Error(), SESSION_CHANGED) },
} as const;

/** Removes the error of a step that the shopper submits again. */
export const clearError = (step: Step) => ({ type: 'clearError', params: { step } }) as const;

/** Saves the checkout, so that a reload continues it. */
export const SAVE_CHECKOUT = {
  type: 'saveCheckout',
  params: ({ context }: { context: CheckoutContext }) => ({ saved: savedCheckoutOf(context) }),
} as const;

/** The result of placing an order, or of verifying it. */
export const outputOf = ({ event }: OrderEnded): PlaceOrderOutput => event.output;

/** Remembers the cart that was ordered, or may have been. It is never sent again. */
export const SET_SPENT_CART = { type: 'setSpentCart', params: outputOf } as const;

/** Shows at a step why the order, or a request after it, failed. */
export const showFailure = (step: Step) =>
  ({
    type: 'reject',
    params: ({ event }: OrderEnded) => ({ step, error: errorOf(event.output) }),
  }) as const;

const errorOf = ({ failure }: PlaceOrderOutput) =>
  Object.assign(new Error(failure?.message ?? ''), failure);
