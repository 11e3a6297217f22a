import { cheapestDelivery } from '../checkout/shippingChoice.ts';
import type { ShippingMethod } from '../domain.ts';
import type { Failure } from '../failure.ts';
import type { SubmissionOutcome } from '../submission.ts';
import type { Estimate, FormSubmission } from './context.ts';

/** The submission as an estimate; null if it is another form's. */
export const estimateOf = (formSubmission: FormSubmission | null): Estimate | null =>
  formSubmission?.kind === 'estimate' ? formSubmission : null;

/** The cheapest delivery of the offered methods, if any is offered. */
export const cheapestOf = (outcome: SubmissionOutcome<ShippingMethod[]>): ShippingMethod | null =>
  outcome.status === 'accepted' ? cheapestDelivery(outcome.response) : null;

export const NOT_DELIVERED: { status: 'rejected'; failure: Failure } = {
  status: 'rejected',
  failure: { reason: 'notDelivered', message: 'No shipping method is offered for the place.' },
};
