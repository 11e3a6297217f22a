import { and, assertEvent, assign, not, setup } from 'xstate';
import { type Failure, failureOf } from '../domain.ts';
import { effect, fact, port } from '../port.ts';
import { sendToActor } from '../system.ts';

/** The longest time that a browser's timer knows, in ms. */
const LONGEST = 2 ** 31 - 1;

/** Who is signed in, as the platform tells it (spec §3 "Customer fields read"). */
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
  /** From the link that was sent. */
  token: string;
  newPassword: string;
}

/** What a signed-out shopper asks for by a form. */
export type SessionTask = 'signIn' | 'createAccount' | 'requestReset' | 'resetPassword';

export type SessionEvent =
  | ({ type: 'session.signIn' } & Credentials)
  | { type: 'session.createAccount'; account: NewAccount }
  | { type: 'session.requestReset'; email: string }
  | ({ type: 'session.resetPassword' } & NewPassword)
  /** A form is opened anew: what was said of its last try is forgotten. */
  | { type: 'session.clear'; task: SessionTask }
  /** The shopper's own sign-out. */
  | { type: 'session.signOut' }
  /** An ordinary sign-out that the shop makes, without revocation and without going elsewhere. */
  | { type: 'session.end' }
  | { type: 'session.readDetails' }
  | { type: 'session.setUserOnOrderSuccess'; is: boolean }
  /** Another tab signed in. */
  | { type: 'session.tokenSet' }
  /** Another tab signed out, or wrote a token whose time is over by this one's clock. */
  | { type: 'session.tokenCleared' }
  /** The platform refused a request for the token that it carried. */
  | { type: 'session.rejected' }
  | { type: 'session.ask' };

export interface SessionContext {
  customer: Customer | null;
  /** What is being asked for, until it is answered. */
  task: SessionTask | null;
  failures: Partial<Record<SessionTask | 'getDetails', Failure>>;
  /** What has ended well since its form was opened. */
  done: Partial<Record<SessionTask, true>>;
  userOnOrderSuccess: boolean;
  /** How long the token has to live, in ms, as last measured. */
  remaining: number;
}

/** Those who decide by it hear whether somebody is signed in. */
const KNOWN = (isSignedIn: boolean) =>
  (['checkout', 'drawer'] as const).map(
    (to) =>
      ({
        type: 'sendToActor',
        params: { to, event: { type: 'session.known', isSignedIn } },
      }) as const,
  );

/** What a sign-out does, in the order of spec §4 "Session". */
const onSignOut = [
  'forgetToken',
  'forgetCustomer',
  'clearSavedCheckout',
  'renewCache',
  { type: 'sendToActor', params: { to: 'cart', event: { type: 'cart.signedOut' } } },
  { type: 'sendToActor', params: { to: 'wishList', event: { type: 'wishList.signedOut' } } },
  { type: 'sendToActor', params: { to: 'account', event: { type: 'account.signedOut' } } },
  { type: 'sendToActor', params: { to: 'toasts', event: { type: 'toasts.signedOut' } } },
] as const;

/** Pages of a customer's own are closed behind whoever leaves on purpose. */
const TURN_AWAY = {
  type: 'sendToActor',
  params: { to: 'page', event: { type: 'page.signedOut' } },
} as const;

/** Where the token is found to be over: it was taken away by a sign-out in another tab, or its time is. */
const onTokenCleared = [
  {
    guard: and(['isTokenGone', not('hasTimeRunOut')]),
    target: '#session.leaving',
    actions: TURN_AWAY,
  },
  { target: '#session.expired' },
] as const;

/** Whose the rest is from now on, be it by a sign-in here or in another tab. */
const onIdentityChange = [
  'renewCache',
  { type: 'sendToActor', params: { to: 'wishList', event: { type: 'wishList.signedIn' } } },
] as const;

/** What a sign-in does: nothing that was cached for another is seen, and the cart moves over. */
const onSignIn = [
  ...onIdentityChange,
  { type: 'sendToActor', params: { to: 'cart', event: { type: 'cart.signedIn' } } },
] as const;

/**
 * Who the shopper is (spec §4 "Session"): signed in when a live sign-in token is stored at load.
 * The token's remaining life is measured from the time it was stored, every second, so that it
 * also ends on time after the device slept; then the shopper is signed out and the page reloads.
 * The token itself is never in here.
 */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    signIn: port<void, Credentials>('signIn'),
    createAccount: port<{ isSignedIn: boolean }, NewAccount>('createAccount'),
    requestReset: port<void, { email: string }>('requestReset'),
    resetPassword: port<void, NewPassword>('resetPassword'),
    revokeToken: port('revokeToken'),
    readCustomer: port<Customer>('readCustomer'),
    measureToken: port<number>('measureToken'),
  },
  actions: {
    sendToActor: sendToActor(),
    forgetToken: effect('forgetToken'),
    clearSavedCheckout: effect('clearSavedCheckout'),
    renewCache: effect('renewCache'),
    markEnded: effect('markEnded'),
    reloadPage: effect('reloadPage'),
    leaveSignIn: effect('leaveSignIn'),
    clearFormDraft: effect('clearFormDraft'),
    forgetCustomer: assign({ customer: null, userOnOrderSuccess: false }),
    keepCustomer: assign(({ context }, { customer }: { customer: Customer }) => {
      const { getDetails: _, ...failures } = context.failures;
      return { customer, failures };
    }),
    keepRemaining: assign((_, { remaining }: { remaining: number }) => ({ remaining })),
    keepUserOnOrderSuccess: assign((_, { is }: { is: boolean }) => ({ userOnOrderSuccess: is })),
    request: assign(({ context }, { task }: { task: SessionTask }) => {
      const { [task]: _, ...failures } = context.failures;
      const { [task]: __, ...done } = context.done;
      return { task, failures, done };
    }),
    clear: assign(({ context }, { task }: { task: SessionTask }) => {
      const { [task]: _, ...failures } = context.failures;
      const { [task]: __, ...done } = context.done;
      return { failures, done };
    }),
    receive: assign(({ context: { task, done } }) => ({
      task: null,
      done: task ? { ...done, [task]: true as const } : done,
    })),
    fail: assign(
      ({ context }, { task, error }: { task: SessionTask | 'getDetails'; error: unknown }) => ({
        task: task === 'getDetails' ? context.task : null,
        failures: { ...context.failures, [task]: failureOf(error) },
      }),
    ),
  },
  guards: {
    hasToken: fact('hasToken'),
    /** What ended the last session was its time, here or in another tab. */
    hasTimeRunOut: fact('hasTimeRunOut'),
    /** There is no token any more, not even one whose time is over: another tab has taken it away. */
    isTokenGone: fact('isTokenGone'),
    isSignedIn: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
  },
  delays: { remaining: ({ context }) => Math.min(context.remaining, LONGEST), check: 1_000 },
}).createMachine({
  id: 'session',
  description: 'Signed in or signed out, and the ways between.',
  context: {
    customer: null,
    task: null,
    failures: {},
    done: {},
    userOnOrderSuccess: false,
    remaining: 0,
  },
  initial: 'deciding',
  on: {
    'session.clear': { actions: { type: 'clear', params: ({ event }) => event } },
    'session.setUserOnOrderSuccess': {
      actions: { type: 'keepUserOnOrderSuccess', params: ({ event }) => event },
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasToken', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      entry: KNOWN(false),
      initial: 'idle',
      on: {
        'session.ask': { actions: KNOWN(false) },
        'session.tokenSet': { target: 'signedIn', actions: [...onIdentityChange] },
      },
      states: {
        idle: {
          on: {
            'session.signIn': {
              target: 'signingIn',
              actions: { type: 'request', params: { task: 'signIn' } },
            },
            'session.createAccount': {
              target: 'creatingAccount',
              actions: { type: 'request', params: { task: 'createAccount' } },
            },
            'session.requestReset': {
              target: 'requestingReset',
              actions: { type: 'request', params: { task: 'requestReset' } },
            },
            'session.resetPassword': {
              target: 'resettingPassword',
              actions: { type: 'request', params: { task: 'resetPassword' } },
            },
          },
        },
        signingIn: {
          tags: 'busy',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'session.signIn');
              return { email: event.email, password: event.password };
            },
            onDone: {
              target: '#session.signedIn',
              actions: ['receive', ...onSignIn, 'leaveSignIn'],
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'fail',
                params: ({ event }) => ({ task: 'signIn', error: event.error }),
              },
            },
          },
        },
        creatingAccount: {
          tags: 'busy',
          invoke: {
            id: 'createAccount',
            src: 'createAccount',
            input: ({ event }) => {
              assertEvent(event, 'session.createAccount');
              return event.account;
            },
            onDone: [
              {
                guard: { type: 'isSignedIn', params: ({ event }) => event.output },
                target: '#session.signedIn',
                actions: ['receive', ...onSignIn, 'leaveSignIn'],
              },
              { target: 'idle', actions: 'receive' },
            ],
            onError: {
              target: 'idle',
              actions: {
                type: 'fail',
                params: ({ event }) => ({ task: 'createAccount', error: event.error }),
              },
            },
          },
        },
        requestingReset: {
          tags: 'busy',
          invoke: {
            id: 'requestReset',
            src: 'requestReset',
            input: ({ event }) => {
              assertEvent(event, 'session.requestReset');
              return { email: event.email };
            },
            onDone: { target: 'idle', actions: 'receive' },
            onError: {
              target: 'idle',
              actions: {
                type: 'fail',
                params: ({ event }) => ({ task: 'requestReset', error: event.error }),
              },
            },
          },
        },
        resettingPassword: {
          tags: ['busy', 'resettingPassword'],
          invoke: {
            id: 'resetPassword',
            src: 'resetPassword',
            input: ({ event }) => {
              assertEvent(event, 'session.resetPassword');
              const { email, token, newPassword } = event;
              return { email, token, newPassword };
            },
            onDone: { target: 'idle', actions: 'receive' },
            onError: {
              target: 'idle',
              actions: {
                type: 'fail',
                params: ({ event }) => ({ task: 'resetPassword', error: event.error }),
              },
            },
          },
        },
      },
    },
    signedIn: {
      tags: 'signedIn',
      entry: KNOWN(true),
      type: 'parallel',
      on: {
        'session.ask': { actions: KNOWN(true) },
        'session.signOut': 'signingOut',
        'session.rejected': {
          actions: {
            type: 'sendToActor',
            params: { to: 'forcedSignOut', event: { type: 'session.rejected' } },
          },
        },
        'session.end': 'leaving',
        'session.tokenCleared': onTokenCleared,
        'session.tokenSet': { target: 'signedIn', reenter: true, actions: [...onIdentityChange] },
      },
      states: {
        lifetime: {
          initial: 'measuring',
          states: {
            measuring: {
              invoke: {
                id: 'measureToken',
                src: 'measureToken',
                onDone: {
                  target: 'living',
                  actions: {
                    type: 'keepRemaining',
                    params: ({ event }) => ({ remaining: event.output }),
                  },
                },
                onError: onTokenCleared,
              },
            },
            living: { after: { remaining: '#session.expired', check: 'measuring' } },
          },
        },
        details: {
          initial: 'reading',
          states: {
            reading: {
              tags: 'gettingDetails',
              invoke: {
                id: 'readCustomer',
                src: 'readCustomer',
                onDone: {
                  target: 'settled',
                  actions: {
                    type: 'keepCustomer',
                    params: ({ event }) => ({ customer: event.output }),
                  },
                },
                onError: {
                  target: 'settled',
                  actions: {
                    type: 'fail',
                    params: ({ event }) => ({ task: 'getDetails', error: event.error }),
                  },
                },
              },
            },
            settled: { on: { 'session.readDetails': 'reading' } },
          },
        },
      },
    },
    /** Whose token is refused now was about to be rid of it. */
    signingOut: {
      tags: 'busy',
      entry: 'clearFormDraft',
      invoke: {
        id: 'revokeToken',
        src: 'revokeToken',
        onDone: { target: 'leaving', actions: TURN_AWAY },
        onError: { target: 'leaving', actions: TURN_AWAY },
      },
    },
    leaving: { entry: [...onSignOut], always: 'signedOut' },
    /** Why comes first: another tab hears of the token’s removal at once. */
    expired: { entry: ['markEnded', ...onSignOut, 'reloadPage'], always: 'signedOut' },
  },
});
