import type { SubmissionOutcome } from '../submission.ts';
import type { Step } from './steps.ts';

/** The step opens again and shows why it was rejected. */
export const rejectStep = (step: Step) =>
  ({
    type: 'rejectStep',
    params: ({ event }: { event: { output: SubmissionOutcome<unknown> } }) => ({
      step,
      outcome: event.output,
    }),
  }) as const;
