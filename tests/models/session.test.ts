import { describe, expect, it } from 'vitest';
import { forcedSignOutMachine } from '../../machines/session/forcedSignOut.ts';
import { sessionMachine } from '../../machines/session/machine.ts';
import { done, elapsed, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const yes = () => true;
const no = () => false;
const ALL = { missedStates: [], missed: [] };
const credentials = { email: 'roberta@example.com', password: 'Peony123!' };
const customer = {
  email: 'roberta@example.com',
  firstname: 'Roberta',
  lastname: 'Lee',
  isSubscribed: false,
};

describe('every state and transition of', () => {
  it('the session', async () => {
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
      { type: 'session.clear', task: 'signIn' } as never,
      { type: 'session.signOut' },
      { type: 'session.end' },
      { type: 'session.readDetails' },
      { type: 'session.setUserOnOrderSuccess', is: true } as never,
      { type: 'session.tokenSet' },
      { type: 'session.tokenCleared' },
      { type: 'session.rejected' },
      { type: 'session.ask' },
      done('signIn'),
      failed('signIn'),
      done('createAccount', { isSignedIn: true }),
      done('createAccount', { isSignedIn: false }),
      failed('createAccount'),
      done('requestReset'),
      failed('requestReset'),
      done('resetPassword'),
      failed('resetPassword'),
      done('revokeToken'),
      failed('revokeToken'),
      failed('measureToken'),
      done('readCustomer', customer),
      failed('readCustomer'),
    ];
    /** Which timer is first depends on how long the token still lives. */
    const soonOver = [
      done('measureToken', 600),
      elapsed('remaining', 'session.signedIn.lifetime.living'),
    ];
    const fresh = [
      done('measureToken', 3_600_000),
      elapsed('check', 'session.signedIn.lifetime.living'),
    ];
    const facets = ({ remaining }: { remaining: number }) => remaining;
    expect(
      await walk(
        sessionMachine,
        {
          events: [...events, ...fresh],
          facets,
          facts: { hasToken: no, hasTimeRunOut: no, isTokenGone: yes },
        },
        {
          events: [...events, ...soonOver],
          facets,
          facts: { hasToken: yes, hasTimeRunOut: yes, isTokenGone: no },
        },
      ),
    ).toMatchObject({ states: 17, transitions: 38, ...ALL });
  });

  it('the forced sign-out', async () => {
    expect(
      await walk(forcedSignOutMachine, {
        events: [
          { type: 'session.rejected' },
          done('clearStored'),
          failed('clearStored'),
          done('resetCaches'),
          failed('resetCaches'),
          done('goToSignIn'),
          failed('goToSignIn'),
          elapsed('pause', 'forcedSignOut.pausing'),
          elapsed('lock', 'forcedSignOut.locked'),
        ],
      }),
    ).toMatchObject({ states: 7, transitions: 10, ...ALL });
  });
});
