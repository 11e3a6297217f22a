import { assign, setup, stateIn } from 'xstate';
import { failureOf } from '../failure.ts';
import { effect, fact, port } from '../port.ts';
import {
  clearForm,
  type FormOutcomes,
  type SubmissionOutcome,
  submission,
  withOutcome,
} from '../submission.ts';
import { notifyActor, sendToActor, withParams } from '../system.ts';
import { type ExpiryReason, expiryMachine } from './expiry.ts';

/** The signed-in customer, as read from the platform. */
export interface Customer {
  email: string;
  firstname: string;
  lastname: string;
  isSubscribed: boolean;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  firstname: string;
  lastname: string;
  isSubscribed: boolean;
}

export interface NewPassword {
  email: string;
  /** The token of the link in the email. */
  token: string;
  newPassword: string;
}

/** The forms of a shopper who is not signed in. */
export type SessionTask =
  | 'signIn'
  | 'createAccount'
  | 'requestReset'
  | 'resetPassword'
  | 'confirmEmail'
  | 'resendConfirmation';

export type SessionEvent =
  | ({ type: 'session.signIn' } & Credentials)
  | { type: 'session.createAccount'; account: NewAccount }
  | { type: 'session.requestReset'; email: string }
  | ({ type: 'session.resetPassword' } & NewPassword)
  /** The shopper followed the link in a confirmation email. */
  | { type: 'session.confirmEmail'; email: string; key: string }
  | { type: 'session.resendConfirmation'; email: string }
  /** The shopper opened or left a form: the outcome of its last submission is cleared. */
  | { type: 'session.clear'; task: SessionTask }
  /** The shopper's own sign-out. */
  | { type: 'session.signOut' }
  /** A sign-out by the shop itself: the token is not revoked and the page stays. */
  | { type: 'session.end' }
  | { type: 'session.readDetails' }
  /** The shopper has opened or left the receipt of an order. */
  | { type: 'session.setUserOnOrderSuccess'; is: boolean }
  /** Another tab signed in, possibly as another customer. */
  | { type: 'session.tokenSet' }
  /** Another tab signed out, or stored a token that has expired by this tab's clock. */
  | { type: 'session.tokenCleared' }
  /** The platform rejected the token of a request. */
  | { type: 'session.rejected' };

/** The data of a submitted form. */
export type SessionForm = Extract<SessionEvent, { type: `session.${SessionTask}` }>;

/** Whether the form has signed the shopper in. */
export interface SessionResponse {
  isSignedIn: boolean;
  /** The email address that was submitted: the form may be empty when the response arrives. */
  email: string;
  /** The account was created, and its email address must be confirmed first. */
  isUnconfirmed?: boolean;
}

interface SessionContext extends FormOutcomes<SessionTask | 'getDetails', SessionResponse> {
  customer: Customer | null;
  /** The form that is being submitted. */
  task: SessionTask | null;
  /** Whether the receipt of an order is on the screen; only the inspector's client stores show it. */
  userOnOrderSuccess: boolean;
}

/** The ports, assignments and guards; `sessionSetup` adds the actions that choose among them. */
const baseSetup = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    submitForm: submission(port<SessionResponse, SessionForm>('submitForm')),
    revokeToken: port('revokeToken'),
    readCustomer: port<Customer>('readCustomer'),
    expiry: expiryMachine,
  },
  actions: {
    sendToActor: sendToActor(),
    notifyActor: notifyActor(),
    forgetToken: effect('forgetToken'),
    clearSavedCheckout: effect('clearSavedCheckout'),
    renewCache: effect('renewCache'),
    markEnded: effect('markEnded'),
    /** Stores a notice for the page load that follows. */
    noteSessionEnd: effect('noteSessionEnd'),
    reloadPage: effect('reloadPage'),
    /** Returns to the page that asked the shopper to sign in, or goes to the home page. */
    returnToOrigin: effect('returnToOrigin'),
    clearFormDraft: effect('clearFormDraft'),
    forgetPayment: effect('forgetPayment'),
    forgetOrder: effect('forgetOrder'),
    /** Forgets the payment and the order that another shopper has left in this browser. */
    forgetOthersData: withParams<SessionContext, SessionEvent, { email: string }>(
      ({ check, enqueue }, params) => {
        if (check({ type: 'isPaymentOfAnother', params } as never)) {
          enqueue('forgetPayment' as never);
        }
        if (check({ type: 'isOrderOfAnother', params } as never)) enqueue('forgetOrder' as never);
      },
    ),
    // The response to the sign-in form contains the customer's email address.
    forgetCustomer: assign({ customer: null, done: {}, userOnOrderSuccess: false }),
    setCustomer: assign(({ context }, { customer }: { customer: Customer }) => ({
      ...clearForm(context, 'getDetails'),
      customer,
    })),
    setUserOnOrderSuccess: assign((_, { is }: { is: boolean }) => ({ userOnOrderSuccess: is })),
    startSubmission: assign(({ context }, { task }: { task: SessionTask }) => ({
      ...clearForm(context, task),
      task,
    })),
    clear: assign(({ context }, { task }: { task: SessionTask }) => clearForm(context, task)),
    endSubmission: assign(({ context }, outcome: SubmissionOutcome<SessionResponse>) => ({
      task: null,
      ...(context.task && withOutcome(context, context.task, outcome)),
    })),
    failDetails: assign(({ context: { failures } }, { error }: { error: unknown }) => ({
      failures: { ...failures, getDetails: failureOf(error) },
    })),
  },
  guards: {
    hasToken: fact('hasToken'),
    isInCheckout: fact('isInCheckout'),
    /** Whether the shopper is on a page to sign in, sign up or reset a password. */
    isOnAuthRoute: fact('isOnAuthRoute'),
    /** Whether the last session ended by itself, in any tab: expired, rejected, or with its cart. */
    hasSessionEnded: fact('hasSessionEnded'),
    /** Whether no token is stored, not even an expired one: another tab has removed it. */
    isTokenGone: fact('isTokenGone'),
    isPaymentOfAnother: fact<{ email: string }>('isPaymentOfAnother'),
    isOrderOfAnother: fact<{ email: string }>('isOrderOfAnother'),
    /** Whether the details have changed since they were requested. */
    isOutdated: stateIn({ authenticated: { readingProfile: 'outdated' } }),
    isExpired: (_, { reason }: { reason: ExpiryReason }) => reason === 'expired',
    isSignedIn: (_, outcome: SubmissionOutcome<SessionResponse>) =>
      outcome.status === 'accepted' && outcome.response.isSignedIn,
  },
});

/** The setup of the session machine. */
export const sessionSetup = baseSetup.extend({
  actions: {
    /** Needless in the checkout, whose page itself says that the session has ended. */
    noteSessionEndUnlessInCheckout: baseSetup.enqueueActions(({ check, enqueue }) => {
      if (!check('isInCheckout')) enqueue('noteSessionEnd');
    }),
    leaveAuthRoute: baseSetup.enqueueActions(({ check, enqueue }) => {
      if (check('isOnAuthRoute')) enqueue('returnToOrigin');
    }),
  },
});
