import { describe, expect, it } from 'vitest';
import { expiryMachine } from '../../machines/session/expiry.ts';
import { forcedSignOutMachine } from '../../machines/session/forcedSignOut.ts';
import { sessionMachine } from '../../machines/session/machine.ts';
import { accepted, done, elapsed, failed, rejected } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const yes = () => true;
const no = () => false;
const NOTHING_OF_ANOTHER = { isPaymentOfAnother: no, isOrderOfAnother: no };
const ALL = { missedStates: [], missed: [] };
const credentials = { email: 'roberta@example.com', password: 'Peony123!' };
const customer = {
  email: 'roberta@example.com',
  firstname: 'Roberta',
  lastname: 'Lee',
  isSubscribed: false,
};

describe('Model walk of every state and transition', () => {
  it('covers the session machine', async () => {
    const events = [
      { type: 'session.signIn', ...credentials } as never,
      {
        type: 'session.createAccount',
        account: { ...credentials, firstname: 'R', lastname: 'L', isSubscribed: false },
      } as never,
      { type: 'session.requestReset', email: credentials.email } as never,
      {
        type: 'session.resetPassword',
        email: credentials.email,
        token: 't',
        newPassword: 'Peony124!',
      } as never,
      { type: 'session.confirmEmail', email: credentials.email, key: 'k' } as never,
      { type: 'session.resendConfirmation', email: credentials.email } as never,
      { type: 'session.clear', task: 'signIn' } as never,
      { type: 'session.signOut' },
      { type: 'session.end' },
      { type: 'session.readDetails' },
      { type: 'session.setUserOnOrderSuccess', is: true } as never,
      { type: 'session.tokenSet' },
      { type: 'session.tokenCleared' },
      { type: 'session.rejected' },
      { type: 'session.ask' },
      accepted('submitForm', { isSignedIn: true, email: credentials.email }),
      accepted('submitForm', { isSignedIn: false }),
      rejected('submitForm'),
      done('revokeToken'),
      failed('revokeToken'),
      done('expiry', { reason: 'expired' }),
      done('expiry', { reason: 'missing' }),
      done('readCustomer', customer),
      failed('readCustomer'),
    ];
    expect(
      await walk(
        sessionMachine,
        {
          events,
          facts: {
            hasToken: no,
            hasSessionEnded: no,
            isInCheckout: no,
            isOnAuthRoute: yes,
            isTokenGone: yes,
            ...NOTHING_OF_ANOTHER,
          },
        },
        {
          events,
          facts: {
            hasToken: yes,
            hasSessionEnded: yes,
            isInCheckout: yes,
            isOnAuthRoute: no,
            isTokenGone: no,
            ...NOTHING_OF_ANOTHER,
          },
        },
      ),
    ).toMatchObject({ states: 12, transitions: 33, ...ALL });
  });

  it('covers the token expiry machine', async () => {
    /** The remaining life of the token decides which timer is first. */
    const round = (remaining: number, timer: string) => ({
      events: [
        done('measureToken', remaining),
        failed('measureToken'),
        elapsed(timer, 'expiry.valid'),
      ],
      facets: (context: { remaining: number }) => context.remaining,
    });
    expect(
      await walk(expiryMachine, round(600, 'remaining'), round(3_600_000, 'check')),
    ).toMatchObject({ states: 4, transitions: 4, ...ALL });
  });

  it('covers the forced sign-out machine', async () => {
    const events = [
      { type: 'session.rejected' },
      done('clearStored'),
      failed('clearStored'),
      done('resetCaches'),
      failed('resetCaches'),
      done('goToSignIn'),
      failed('goToSignIn'),
      done('readViewChange', null),
      done('readViewChange', { view: null }),
      failed('readViewChange'),
      done('loadSignIn'),
      failed('loadSignIn'),
      elapsed('pause', 'forcedSignOut.delaying'),
      elapsed('timeout', 'forcedSignOut.checkingView'),
      elapsed('lock', 'forcedSignOut.locked'),
    ] as never;
    expect(
      await walk(
        forcedSignOutMachine,
        { events, facts: { isOnSignIn: no, hasOrigin: no, hasStoredView: no } },
        { events, facts: { isOnSignIn: no, hasOrigin: no, hasStoredView: yes } },
        { events, facts: { isOnSignIn: yes, hasOrigin: yes } },
        { events, facts: { isOnSignIn: yes, hasOrigin: no } },
      ),
    ).toMatchObject({ states: 11, transitions: 21, ...ALL });
  });
});
