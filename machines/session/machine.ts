import { assertEvent } from 'xstate';
import { outcomeOf, type SubmissionOutcome } from '../submission.ts';
import {
  announceSession,
  LEAVE_PRIVATE_PAGE,
  onDeliberateSignOut,
  onIdentityChange,
  onSignIn,
  onSignOut,
  onTokenCleared,
} from './sessionChanges.ts';
import {
  type Customer,
  type SessionEvent,
  type SessionResponse,
  type SessionTask,
  sessionSetup,
} from './setup.ts';

declare module '../system.ts' {
  interface ActorEvents {
    session: SessionEvent;
  }
  interface LazyActors {
    session: typeof sessionMachine;
  }
}

const SET_CUSTOMER = {
  type: 'setCustomer',
  params: ({ event }: { event: { output: Customer } }) => ({ customer: event.output }),
} as const;

const submit = (task: SessionTask) =>
  ({ target: 'submitting', actions: { type: 'startSubmission', params: { task } } }) as const;

type Outcome = SubmissionOutcome<SessionResponse>;

const END_SUBMISSION = { type: 'endSubmission', params: outcomeOf<Outcome> } as const;

const FORGET_OTHERS_DATA = {
  type: 'forgetOthersData',
  params: ({ event: { output } }: { event: { output: Outcome } }) => ({
    email: output.status === 'accepted' && output.response.isSignedIn ? output.response.email : '',
  }),
} as const;

/**
 * The shopper's session. A shopper is signed in if a valid sign-in token is stored when the page
 * loads. When the token expires, the shopper is signed out and the page reloads. The token itself
 * is never in the context.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { customer: null, task: null, failures: {}, done: {}, userOnOrderSuccess: false },
  initial: 'deciding',
  on: {
    'session.clear': { actions: { type: 'clear', params: ({ event }) => event } },
    'session.setUserOnOrderSuccess': {
      actions: { type: 'setUserOnOrderSuccess', params: ({ event }) => event },
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasToken', target: 'authenticated' }, { target: 'anonymous' }] },
    anonymous: {
      entry: announceSession(false),
      initial: 'idle',
      on: {
        'session.tokenSet': { target: 'authenticated', actions: [...onIdentityChange] },
      },
      states: {
        idle: {
          on: {
            'session.signIn': submit('signIn'),
            'session.createAccount': submit('createAccount'),
            'session.requestReset': submit('requestReset'),
            'session.resetPassword': submit('resetPassword'),
            'session.confirmEmail': submit('confirmEmail'),
            'session.resendConfirmation': submit('resendConfirmation'),
          },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'submitForm',
            src: 'submitForm',
            input: ({ event }) => {
              assertEvent(event, [
                'session.signIn',
                'session.createAccount',
                'session.requestReset',
                'session.resetPassword',
                'session.confirmEmail',
                'session.resendConfirmation',
              ]);
              return event;
            },
            onDone: [
              {
                guard: { type: 'isSignedIn', params: ({ event }) => event.output },
                target: '#session.authenticated',
                actions: [END_SUBMISSION, FORGET_OTHERS_DATA, ...onSignIn, 'leaveAuthRoute'],
              },
              { target: 'idle', actions: END_SUBMISSION },
            ],
          },
        },
      },
    },
    authenticated: {
      tags: 'signedIn',
      entry: announceSession(true),
      invoke: {
        id: 'expiry',
        src: 'expiry',
        onDone: [
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'expired',
          },
          ...onTokenCleared,
        ],
      },
      on: {
        'session.signOut': 'signingOut',
        'session.rejected': {
          actions: {
            type: 'sendToActor',
            params: { to: 'forcedSignOut', event: { type: 'session.rejected' } },
          },
        },
        'session.end': 'clearing',
        'session.tokenCleared': onTokenCleared,
        'session.tokenSet': {
          target: 'authenticated',
          reenter: true,
          // A failed read must not leave the former customer on the screen.
          actions: ['forgetCustomer', ...onIdentityChange],
        },
      },
      initial: 'readingProfile',
      states: {
        /**
         * If the customer's details change during the read, they are read again: the response may
         * be older than the change.
         */
        readingProfile: {
          tags: 'gettingDetails',
          initial: 'current',
          states: {
            current: { on: { 'session.readDetails': 'outdated' } },
            outdated: {},
          },
          invoke: {
            id: 'readCustomer',
            src: 'readCustomer',
            onDone: [
              {
                guard: 'isOutdated',
                target: 'readingProfile',
                reenter: true,
                actions: SET_CUSTOMER,
              },
              { target: 'idle', actions: SET_CUSTOMER },
            ],
            onError: [
              { guard: 'isOutdated', target: 'readingProfile', reenter: true },
              { target: 'idle', actions: { type: 'failDetails', params: ({ event }) => event } },
            ],
          },
        },
        idle: { on: { 'session.readDetails': 'readingProfile' } },
      },
    },
    /**
     * A 401 is harmless here: the token is being revoked anyway. The customer's pages are left at
     * once, since the revocation may take long.
     */
    signingOut: {
      tags: 'busy',
      entry: LEAVE_PRIVATE_PAGE,
      // Another tab has signed out as well, and may sign in again: that token must not be removed.
      on: {
        'session.tokenCleared': { target: 'clearing', actions: [...onDeliberateSignOut] },
      },
      invoke: {
        id: 'revokeToken',
        src: 'revokeToken',
        onDone: { target: 'clearing', actions: [...onDeliberateSignOut] },
        onError: { target: 'clearing', actions: [...onDeliberateSignOut] },
      },
    },
    clearing: { entry: [...onSignOut], always: 'anonymous' },
    /** Marks the end before the token is removed: other tabs read the mark in their storage event. */
    expired: {
      entry: ['markEnded', 'noteSessionEndUnlessInCheckout', ...onSignOut, 'reloadPage'],
      always: 'anonymous',
    },
  },
});
