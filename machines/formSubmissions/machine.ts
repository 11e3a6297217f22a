import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '../domain.ts';
import { effect, port } from '../port.ts';
import { sendToActor } from '../system.ts';

/** What somebody writes to the shop. */
export interface Note {
  name: string;
  email: string;
  /** Empty where none is given. */
  phone: string;
  message: string;
}

/** What a shopper has the platform do by a small form. */
export type FormSubmission =
  | { kind: 'contact'; note: Note }
  /** Whoever is not signed in can but ask for it. */
  | { kind: 'askToClose'; note: Note }
  /** A customer closes their account; what they have to say of it goes before. */
  | { kind: 'closeAccount'; note: Note | null }
  | { kind: 'subscribe'; isSubscribed: boolean }
  | { kind: 'forgetCard'; hash: string }
  /** What it costs to send the cart to a place. */
  | {
      kind: 'estimate';
      cartId: string;
      place: { country_id: string; region_code: string; postcode: string };
    };

export type FormSubmissionKind = FormSubmission['kind'];

export type FormSubmissionsEvent =
  | { type: 'formSubmissions.send'; formSubmission: FormSubmission }
  /** A form is opened anew, or left: what was said of its last try is forgotten. */
  | { type: 'formSubmissions.clear'; kind: FormSubmissionKind };

export interface FormSubmissionsContext {
  /** What is on its way. */
  formSubmission: FormSubmission | null;
  failures: Partial<Record<FormSubmissionKind, Failure>>;
  /** What has ended well since its form was opened. */
  done: Partial<Record<FormSubmissionKind, FormSubmission>>;
  /** Cards that are forgotten, which a list of before may still hold. */
  forgotten: string[];
  /** What was said of the closing has arrived, though the closing may have failed. */
  hasSaidWhy: boolean;
}

const FAILED = {
  target: 'idle',
  actions: {
    type: 'fail',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
} as const;

const withoutKind = <Value>(
  record: Partial<Record<FormSubmissionKind, Value>>,
  kind: FormSubmissionKind,
): Partial<Record<FormSubmissionKind, Value>> => {
  const { [kind]: _, ...rest } = record;
  return rest;
};

/**
 * The small forms of contact and account (spec §2 "Route table"): each is sent once, one at a
 * time; what is asked for meanwhile is not heard. An account that is closed ends the session.
 */
export const formSubmissionsMachine = setup({
  types: { context: {} as FormSubmissionsContext, events: {} as FormSubmissionsEvent },
  actors: {
    sendNote: port<void, Note | null>('sendNote'),
    runFormSubmission: port<void, FormSubmission | null>('runFormSubmission'),
  },
  actions: {
    sendToActor: sendToActor(),
    clearFormDraft: effect('clearFormDraft'),
    begin: assign(({ context }, { formSubmission }: { formSubmission: FormSubmission }) => ({
      formSubmission,
      failures: withoutKind(context.failures, formSubmission.kind),
      done: withoutKind(context.done, formSubmission.kind),
    })),
    clear: assign(({ context }, { kind }: { kind: FormSubmissionKind }) => ({
      failures: withoutKind(context.failures, kind),
      done: withoutKind(context.done, kind),
      hasSaidWhy: kind !== 'closeAccount' && context.hasSaidWhy,
    })),
    keepSaid: assign({ hasSaidWhy: true }),
    finish: assign(({ context: { formSubmission, done, forgotten } }) => ({
      formSubmission: null,
      done: formSubmission ? { ...done, [formSubmission.kind]: formSubmission } : done,
      forgotten:
        formSubmission?.kind === 'forgetCard' ? forgotten.concat(formSubmission.hash) : forgotten,
    })),
    fail: assign(({ context: { formSubmission, failures } }, { error }: { error: unknown }) => ({
      formSubmission: null,
      failures: formSubmission
        ? { ...failures, [formSubmission.kind]: failureOf(error) }
        : failures,
    })),
  },
  guards: {
    hasWhy: ({ context: { hasSaidWhy } }, { formSubmission }: { formSubmission: FormSubmission }) =>
      formSubmission.kind === 'closeAccount' && formSubmission.note !== null && !hasSaidWhy,
    isNoMatter: (_, { error }: { error: unknown }) => failureOf(error).reason === 'refused',
    isClosing: ({ context }) => context.formSubmission?.kind === 'closeAccount',
    isSubscribing: ({ context }) => context.formSubmission?.kind === 'subscribe',
  },
}).createMachine({
  id: 'formSubmissions',
  description: 'Small forms of contact and account, each sent once.',
  context: { formSubmission: null, failures: {}, done: {}, forgotten: [], hasSaidWhy: false },
  initial: 'idle',
  on: { 'formSubmissions.clear': { actions: { type: 'clear', params: ({ event }) => event } } },
  states: {
    idle: {
      on: {
        'formSubmissions.send': [
          {
            guard: { type: 'hasWhy', params: ({ event }) => event },
            target: 'sayingWhy',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          { target: 'running', actions: { type: 'begin', params: ({ event }) => event } },
        ],
      },
    },
    /** A shop that takes no notes still closes accounts. */
    sayingWhy: {
      tags: 'busy',
      invoke: {
        id: 'sendNote',
        src: 'sendNote',
        input: ({ context: { formSubmission } }) =>
          formSubmission && 'note' in formSubmission ? formSubmission.note : null,
        onDone: { target: 'running', actions: 'keepSaid' },
        onError: [
          {
            guard: { type: 'isNoMatter', params: ({ event }) => ({ error: event.error }) },
            target: 'running',
          },
          FAILED,
        ],
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        id: 'runFormSubmission',
        src: 'runFormSubmission',
        input: ({ context }) => context.formSubmission,
        onDone: [
          {
            guard: 'isClosing',
            target: 'idle',
            actions: [
              'finish',
              'clearFormDraft',
              { type: 'sendToActor', params: { to: 'session', event: { type: 'session.end' } } },
            ],
          },
          {
            guard: 'isSubscribing',
            target: 'idle',
            actions: [
              'finish',
              {
                type: 'sendToActor',
                params: { to: 'session', event: { type: 'session.readDetails' } },
              },
            ],
          },
          { target: 'idle', actions: 'finish' },
        ],
        onError: FAILED,
      },
    },
  },
});
