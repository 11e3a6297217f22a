import {
  type ActorLogic,
  type AnyEventObject,
  assign,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type Snapshot,
  setup,
} from 'xstate';
import { type Failure, failureOf } from './failure.ts';
import { port } from './port.ts';

/** The outcome of a submission. */
export type SubmissionOutcome<Result = void> =
  | { status: 'accepted'; response: Result }
  | { status: 'rejected'; failure: Failure };

/** The output of a submission that has ended. */
export const outcomeOf = <Outcome>({ event }: { event: { output: Outcome } }): Outcome =>
  event.output;

/** The guards on the outcome of a submission, for a machine's setup. */
export const submissionGuards = {
  isRejected: (_: unknown, { status }: SubmissionOutcome<unknown>) => status === 'rejected',
  isRefused: (_: unknown, outcome: SubmissionOutcome<unknown>) =>
    outcome.status === 'rejected' && outcome.failure.reason === 'refused',
  isCartInvalid: (_: unknown, outcome: SubmissionOutcome<unknown>) =>
    outcome.status === 'rejected' && outcome.failure.reason === 'invalidCart',
};

/** Whether the request certainly had no effect, as when the browser was offline. */
export const isUnsent = (outcome: SubmissionOutcome<unknown>): boolean =>
  outcome.status === 'rejected' && outcome.failure.reason === 'absent';

/** The logic of a submission, for invoking it or for providing it as a port. */
type SubmissionLogic<Result, Values> = ActorLogic<
  Snapshot<SubmissionOutcome<Result>>,
  AnyEventObject,
  Values
>;

/**
 * A single submission of a form or a checkout step: it sends the values once, and the response
 * accepts or rejects them. The actor itself never fails. It drops the values, which may contain a
 * password, as soon as the response arrives.
 */
export const submissionMachine = setup({
  types: {
    context: {} as { values: unknown; response: unknown; failure: Failure },
    input: {} as NonReducibleUnknown,
    output: {} as SubmissionOutcome<unknown>,
  },
  actors: { submit: port<unknown>('submit') },
  actions: {
    accept: assign((_, { response }: { response: unknown }) => ({ response })),
    reject: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    dropValues: assign({ values: null }),
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => ({ values: input, response: null, failure: failureOf('') }),
  initial: 'submitting',
  states: {
    submitting: {
      exit: 'dropValues',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => context.values as NonReducibleUnknown,
        onDone: {
          target: 'accepted',
          actions: { type: 'accept', params: ({ event }) => ({ response: event.output }) },
        },
        onError: {
          target: 'rejected',
          actions: { type: 'reject', params: ({ event }) => event },
        },
      },
    },
    accepted: {
      type: 'final',
      output: ({ context: { response } }) => ({ status: 'accepted', response }),
    },
    rejected: {
      type: 'final',
      output: ({ context: { failure } }) => ({ status: 'rejected', failure }),
    },
  },
  output: ({ event }) => event.output as SubmissionOutcome<unknown>,
});

/** The submission machine with `submit` as its request. */
export const submission = <Result, Values>(
  submit: PromiseActorLogic<Result, Values>,
): SubmissionLogic<Result, Values> =>
  submissionMachine.provide({
    actors: { submit: submit as PromiseActorLogic<unknown, NonReducibleUnknown> },
  }) as unknown as SubmissionLogic<Result, Values>;

/** The outcomes of each form's last submission, kept until the form is submitted again or left. */
export interface FormOutcomes<Form extends string, Result> {
  failures: Partial<Record<Form, Failure>>;
  done: Partial<Record<Form, Result>>;
}

/** Keeps the outcome of a form's submission. */
export const withOutcome = <Form extends string, Result>(
  { failures, done }: FormOutcomes<Form, Result>,
  form: Form,
  outcome: SubmissionOutcome<Result>,
): FormOutcomes<Form, Result> =>
  outcome.status === 'accepted'
    ? { failures, done: { ...done, [form]: outcome.response } }
    : { failures: { ...failures, [form]: outcome.failure }, done };

/** Removes the outcomes of one form. */
export function clearForm<Form extends string, Result>(
  { failures, done }: FormOutcomes<Form, Result>,
  form: Form,
): FormOutcomes<Form, Result> {
  const { [form]: _, ...otherFailures } = failures;
  const { [form]: __, ...otherDone } = done;
  return { failures: otherFailures as typeof failures, done: otherDone as typeof done };
}
