import { describe, expect, it } from 'vitest';
import { expiryMachine } from '../../machines/session/expiry.ts';
import { forcedSignOutMachine } from '../../machines/session/forcedSignOut.ts';
import { sessionMachine } from '../../machines/session/machine.ts';
import { accepted, done, failed, rejected } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const SIGN_IN = { type: 'session.signIn', email: 'roberta@example.com', password: 'Peony123!' };
const ROBERTA = {
  email: 'roberta@example.com',
  firstname: 'Roberta',
  lastname: 'Lee',
  isSubscribed: false,
};
const FORMS = [
  { task: 'signIn', form: SIGN_IN },
  { task: 'createAccount', form: { type: 'session.createAccount', account: ROBERTA } },
  { task: 'requestReset', form: { type: 'session.requestReset', email: ROBERTA.email } },
  {
    task: 'resetPassword',
    form: { type: 'session.resetPassword', email: ROBERTA.email, token: 't', newPassword: 'p' },
  },
  {
    task: 'confirmEmail',
    form: { type: 'session.confirmEmail', email: ROBERTA.email, key: 'k' },
  },
  {
    task: 'resendConfirmation',
    form: { type: 'session.resendConfirmation', email: ROBERTA.email },
  },
];
/** The steps, in this order, that drop everything of the customer. */
const DELIBERATE_SIGN_OUT = [
  'clearFormDraft',
  'checkout ← checkout.signedOut',
  'page ← page.signedOut',
];
/** The customer's page is left before the platform responds. */
const SIGN_OUT_BEGINS = ['page ← page.signedOut', 'call revokeToken'];
const FORGET_CUSTOMER = [
  'forgetToken',
  'clearSavedCheckout',
  'renewCache',
  'cart ← cart.signedOut',
  'wishList ← wishList.signedOut',
  'account ← account.signedOut',
  'toasts ← toasts.signedOut',
];
const ANNOUNCE_SESSION = ['checkout ← session.announced', 'drawer ← session.announced'];
/** The steps that follow when another tab has signed somebody in. */
const SIGN_IN_ELSEWHERE = [
  'renewCache',
  'wishList ← wishList.signedIn',
  'toasts ← toasts.signedIn',
  ...ANNOUNCE_SESSION,
  'call expiry',
  'call readCustomer',
];

const visitor = () => {
  const session = standAlone(sessionMachine, { facts: {} });
  session.calls();
  return session;
};
const customer = (facts: Record<string, boolean> = {}) => {
  const allFacts: Record<string, boolean> = { hasToken: true, ...facts };
  const session = standAlone(sessionMachine, { facts: allFacts });
  session.send(done('readCustomer', ROBERTA));
  session.calls();
  return session;
};

describe('Session: a page load', () => {
  it('signs in with a stored live token, reports it and reads the customer', () => {
    const session = standAlone(sessionMachine, { facts: { hasToken: true } });
    expect(session.is('signedIn')).toBe(true);
    expect(session.is('gettingDetails')).toBe(true);
    expect(session.calls()).toEqual(['call expiry', 'call readCustomer', ...ANNOUNCE_SESSION]);
    expect(session.inputOf('session.announced')).toMatchObject({ isSignedIn: true });
  });

  it('reports a visitor when no live token is stored', () => {
    const session = standAlone(sessionMachine);
    expect(session.is('signedIn')).toBe(false);
    expect(session.calls()).toEqual(ANNOUNCE_SESSION);
    expect(session.inputOf('session.announced')).toMatchObject({ isSignedIn: false });
  });
});

describe('Session: a form', () => {
  it.each(FORMS)(
    'is sent once, and its task is reported until the response: $task',
    ({ task, form }) => {
      const session = visitor();
      session.send(form);
      expect(session.calls()).toEqual(['call submitForm']);
      expect(session.inputOf('submitForm')).toEqual(form);
      expect(session.is('busy')).toBe(true);
      expect(session.context().task).toBe(task);
    },
  );

  it('signs in, informs cart and wish list, and leaves the sign-in page', () => {
    const session = standAlone(sessionMachine, { facts: { isOnAuthRoute: true } });
    session.calls();
    session.send(SIGN_IN, accepted('submitForm', { isSignedIn: true }));
    expect(session.calls()).toEqual([
      'call submitForm',
      'renewCache',
      'wishList ← wishList.signedIn',
      'toasts ← toasts.signedIn',
      'cart ← cart.signedIn',
      'returnToOrigin',
      ...ANNOUNCE_SESSION,
      'call expiry',
      'call readCustomer',
    ]);
    expect(session.context()).toMatchObject({ task: null, done: { signIn: { isSignedIn: true } } });
  });

  it('signs in and keeps the page when that is no sign-in page', () => {
    const session = visitor();
    session.send(SIGN_IN, accepted('submitForm', { isSignedIn: true }));
    expect(session.calls()).not.toContain('returnToOrigin');
  });

  it.each([
    [{}, []],
    [{ isPaymentOfAnother: true }, ['forgetPayment']],
    [{ isOrderOfAnother: true }, ['forgetOrder']],
    [{ isPaymentOfAnother: true, isOrderOfAnother: true }, ['forgetPayment', 'forgetOrder']],
  ])('forgets what another shopper has left in this browser: %o', (facts, forgotten) => {
    const session = standAlone(sessionMachine, { facts });
    session.send(SIGN_IN);
    session.calls();
    session.send(accepted('submitForm', { isSignedIn: true, email: ROBERTA.email }));
    expect(session.calls().slice(0, forgotten.length + 1)).toEqual([...forgotten, 'renewCache']);
  });

  it('reports success and keeps the page when it signs nobody in', () => {
    const session = visitor();
    session.send(FORMS[2]!.form, accepted('submitForm', { isSignedIn: false }));
    expect(session.calls()).toEqual(['call submitForm']);
    expect(session.is('signedIn')).toBe(false);
    expect(session.is('busy')).toBe(false);
    expect(session.context()).toMatchObject({
      task: null,
      done: { requestReset: { isSignedIn: false } },
    });
  });

  it('can be sent again after a rejection, and the failure is then cleared', () => {
    const session = visitor();
    session.send(SIGN_IN, rejected('submitForm', new Error('The account sign-in was incorrect.')));
    expect(session.is('signedIn')).toBe(false);
    expect(session.context()).toMatchObject({
      task: null,
      failures: { signIn: { message: 'The account sign-in was incorrect.' } },
    });
    session.send(SIGN_IN);
    expect(session.context().failures).toEqual({});
    expect(session.is('busy')).toBe(true);
  });

  it('loses the failure of its last submission when the shopper leaves it', () => {
    const session = visitor();
    session.send(SIGN_IN, rejected('submitForm'), { type: 'session.clear', task: 'signIn' });
    expect(session.context().failures).toEqual({});
  });
});

describe('Session: the customer', () => {
  it('is known once their details are loaded', () => {
    expect(customer().context().customer).toEqual(ROBERTA);
    expect(customer().is('gettingDetails')).toBe(false);
  });

  it('stays signed in when the details cannot be loaded, and can load them again', () => {
    const session = standAlone(sessionMachine, { facts: { hasToken: true } });
    session.send(failed('readCustomer', new Error('Busy')));
    expect(session.is('signedIn')).toBe(true);
    expect(session.is('gettingDetails')).toBe(false);
    expect(session.context().failures).toMatchObject({ getDetails: { message: 'Busy' } });
    session.calls();
    session.send({ type: 'session.readDetails' });
    expect(session.calls()).toEqual(['call readCustomer']);
    session.send(done('readCustomer', ROBERTA));
    expect(session.context()).toMatchObject({ customer: ROBERTA, failures: {} });
  });

  it('is read again when the details change while they are read', () => {
    const session = standAlone(sessionMachine, { facts: { hasToken: true } });
    session.calls();
    session.send({ type: 'session.readDetails' });
    expect(session.calls()).toEqual([]);
    session.send(done('readCustomer', ROBERTA));
    expect(session.context().customer).toEqual(ROBERTA);
    expect(session.calls()).toEqual(['call readCustomer']);
    const subscribed = { ...ROBERTA, isSubscribed: true };
    session.send(done('readCustomer', subscribed));
    expect(session.context().customer).toEqual(subscribed);
    expect(session.is('gettingDetails')).toBe(false);
    expect(session.calls()).toEqual([]);
  });

  it('is read again after a failed read if the details have changed meanwhile', () => {
    const session = standAlone(sessionMachine, { facts: { hasToken: true } });
    session.calls();
    session.send({ type: 'session.readDetails' }, failed('readCustomer', new Error('Busy')));
    expect(session.calls()).toEqual(['call readCustomer']);
    expect(session.context().failures).toEqual({});
    session.send(failed('readCustomer', new Error('Busy')));
    expect(session.calls()).toEqual([]);
    expect(session.context().failures).toMatchObject({ getDetails: { message: 'Busy' } });
  });

  it('is also read in this tab after a sign-in in another one, and this tab merges no cart', () => {
    const session = visitor();
    session.send({ type: 'session.tokenSet' });
    expect(session.calls()).toEqual(SIGN_IN_ELSEWHERE);
  });

  it('is read again when another tab has signed in somebody else', () => {
    const session = customer();
    session.send({ type: 'session.tokenSet' });
    expect(session.calls()).toEqual(SIGN_IN_ELSEWHERE);
    session.send(failed('readCustomer'));
    expect(session.context().customer).toBeNull();
  });
});

describe('Session: a sign-out', () => {
  it('ends at once when another tab signs out meanwhile, and keeps a token that the other tab then stores', () => {
    const session = customer();
    session.send({ type: 'session.signOut' }, { type: 'session.tokenCleared' });
    expect(session.is('signedIn')).toBe(false);
    expect(session.calls()).toEqual([
      ...SIGN_OUT_BEGINS,
      ...DELIBERATE_SIGN_OUT,
      ...FORGET_CUSTOMER,
      ...ANNOUNCE_SESSION,
    ]);
    session.send({ type: 'session.tokenSet' }, done('revokeToken'));
    expect(session.is('signedIn')).toBe(true);
    expect(session.calls()).toEqual(SIGN_IN_ELSEWHERE);
  });

  it('leaves the customer’s pages, revokes the token and removes the customer’s data', () => {
    const session = customer();
    session.send({ type: 'session.setUserOnOrderSuccess', is: true });
    expect(session.context().userOnOrderSuccess).toBe(true);
    session.send({ type: 'session.signOut' });
    expect(session.is('busy')).toBe(true);
    expect(session.calls()).toEqual(SIGN_OUT_BEGINS);
    session.send(done('revokeToken'));
    expect(session.calls()).toEqual([
      ...DELIBERATE_SIGN_OUT,
      ...FORGET_CUSTOMER,
      ...ANNOUNCE_SESSION,
    ]);
    expect(session.inputOf('session.announced')).toMatchObject({ isSignedIn: false });
    expect(session.context()).toMatchObject({ customer: null, userOnOrderSuccess: false });
  });

  it('leaves nothing of the customer in the session machine', () => {
    const session = visitor();
    const { email } = ROBERTA;
    session.send(SIGN_IN, accepted('submitForm', { isSignedIn: true, email }));
    session.send(done('readCustomer', ROBERTA));
    expect(JSON.stringify(session.context())).toContain(email);
    session.send({ type: 'session.signOut' }, done('revokeToken'));
    expect(session.is('signedIn')).toBe(false);
    expect(JSON.stringify(session.context())).not.toMatch(/roberta/i);
  });

  it('ends the session here even when the revocation fails', () => {
    const session = customer();
    session.send({ type: 'session.signOut' }, failed('revokeToken'));
    expect(session.calls()).toEqual([
      ...SIGN_OUT_BEGINS,
      ...DELIBERATE_SIGN_OUT,
      ...FORGET_CUSTOMER,
      ...ANNOUNCE_SESSION,
    ]);
    expect(session.is('signedIn')).toBe(false);
  });

  it('removes the customer’s data and stays on the page when the shop itself starts it', () => {
    const session = customer();
    session.send({ type: 'session.end' });
    expect(session.calls()).toEqual([...FORGET_CUSTOMER, ...ANNOUNCE_SESSION]);
    expect(session.context().customer).toBeNull();
  });

  it('starts once per rejected token, while the customer is still signed in', () => {
    const session = customer();
    session.send({ type: 'session.rejected' });
    expect(session.calls()).toEqual(['forcedSignOut ← session.rejected']);
    expect(session.is('signedIn')).toBe(true);
  });

  it('leaves the customer’s pages in this tab when it happens in another one', () => {
    const session = customer({ isTokenGone: true });
    session.send({ type: 'session.tokenCleared' });
    expect(session.calls()).toEqual([
      ...DELIBERATE_SIGN_OUT,
      ...FORGET_CUSTOMER,
      ...ANNOUNCE_SESSION,
    ]);
  });
});

const EXPIRED = [
  'markEnded',
  'noteSessionEnd',
  ...FORGET_CUSTOMER,
  'reloadPage',
  ...ANNOUNCE_SESSION,
];

describe('Session: the expiry of the token', () => {
  it('removes the customer’s data, stores the reason before removing the token, and reloads the page', () => {
    const session = customer({ isTokenGone: true });
    session.send(done('expiry', { reason: 'expired' }));
    expect(session.calls()).toEqual(EXPIRED);
    expect(session.context().customer).toBeNull();
  });

  it('leaves no notice in the checkout, whose page says itself that the session has ended', () => {
    const session = customer({ isTokenGone: true, isInCheckout: true });
    session.send(done('expiry', { reason: 'expired' }));
    expect(session.calls()).toEqual(EXPIRED.filter((call) => call !== 'noteSessionEnd'));
  });

  it('counts as expiry in this tab too when another tab has noticed it first', () => {
    const session = customer({ isTokenGone: true, hasSessionEnded: true });
    session.send({ type: 'session.tokenCleared' });
    expect(session.calls()).toEqual(EXPIRED);
  });

  it('is recognised when another tab has stored a token that is stale by this clock', () => {
    const session = customer();
    session.send({ type: 'session.tokenCleared' });
    expect(session.calls()).toEqual(EXPIRED);
  });

  it('counts as a sign-out in another tab when no token is left to measure', () => {
    const session = customer({ isTokenGone: true });
    session.send(done('expiry', { reason: 'missing' }));
    expect(session.calls()).toEqual([
      ...DELIBERATE_SIGN_OUT,
      ...FORGET_CUSTOMER,
      ...ANNOUNCE_SESSION,
    ]);
  });

  it('is recognised when another tab has noticed it and removed the token', () => {
    const session = customer({ isTokenGone: true, hasSessionEnded: true });
    session.send(done('expiry', { reason: 'missing' }));
    expect(session.calls()).toEqual(EXPIRED);
  });
});

describe('Token expiry', () => {
  it('measures the token every second, and expires it when no time is left', () => {
    const token = standAlone(expiryMachine);
    token.send(done('measureToken', 1_500));
    token.pass(999);
    expect(token.calls()).toEqual(['call measureToken']);
    token.pass(1);
    expect(token.calls()).toEqual(['call measureToken']);
    token.send(done('measureToken', 500));
    token.pass(500);
    expect(token.output()).toEqual({ reason: 'expired' });
  });

  it('reports a missing token when there is none to measure', () => {
    const token = standAlone(expiryMachine);
    token.send(failed('measureToken'));
    expect(token.output()).toEqual({ reason: 'missing' });
  });
});

const REJECTED = { type: 'session.rejected' };

describe('Forced sign-out', () => {
  it('clears storage, ends the session, renews caches, waits a second and asks to sign in', () => {
    const signOut = standAlone(forcedSignOutMachine);
    expect(signOut.calls()).toEqual([]);
    signOut.send(REJECTED, done('clearStored'), done('resetCaches'));
    expect(signOut.calls()).toEqual([
      'call clearStored',
      'session ← session.end',
      'call resetCaches',
    ]);
    signOut.pass(999);
    expect(signOut.calls()).toEqual([]);
    signOut.pass(1);
    expect(signOut.calls()).toEqual(['call goToSignIn']);
  });

  it('says why, without navigating, when the customer has been asked to sign in meanwhile', () => {
    const signOut = standAlone(forcedSignOutMachine, {
      facts: { isOnSignIn: true, hasOrigin: true },
    });
    signOut.send(REJECTED, done('clearStored'), done('resetCaches'));
    signOut.calls();
    signOut.pass(1_000);
    signOut.send(REJECTED);
    expect(signOut.calls()).toEqual(['showSessionEnded']);
    signOut.pass(5_000);
    signOut.send(REJECTED);
    expect(signOut.calls()).toEqual(['session ← session.readDetails', 'call clearStored']);
  });

  it('reloads the sign-in page when the shopper has opened it by themselves', () => {
    const signOut = standAlone(forcedSignOutMachine, { facts: { isOnSignIn: true } });
    signOut.send(REJECTED, done('clearStored'), done('resetCaches'));
    signOut.calls();
    signOut.pass(1_000);
    signOut.send(REJECTED);
    expect(signOut.calls()).toEqual(['reloadSignIn']);
  });

  describe('in a stored store view', () => {
    const afterPause = () => {
      const signOut = standAlone(forcedSignOutMachine, { facts: { hasStoredView: true } });
      signOut.send(REJECTED, done('clearStored'), done('resetCaches'));
      signOut.pass(1_000);
      signOut.calls();
      return signOut;
    };
    const expectIdleAgain = (signOut: ReturnType<typeof afterPause>) => {
      signOut.pass(5_000);
      signOut.send(REJECTED);
      expect(signOut.calls().at(-1)).toBe('call clearStored');
    };

    it('requests no store views on the sign-in page, and reloads the page', () => {
      const signOut = standAlone(forcedSignOutMachine, {
        facts: { hasStoredView: true, isOnSignIn: true },
      });
      signOut.send(REJECTED, done('clearStored'), done('resetCaches'));
      signOut.calls();
      signOut.pass(1_000);
      expect(signOut.calls()).toEqual(['reloadSignIn']);
      expectIdleAgain(signOut);
    });

    it('opens the sign-in page of the default view when the platform has removed the view', () => {
      const signOut = afterPause();
      signOut.send(done('readViewChange', { view: null }));
      expect(signOut.calls()).toEqual(['call loadSignIn']);
      expect(signOut.inputOf('loadSignIn')).toEqual({ view: null });
      signOut.send(done('loadSignIn'));
      signOut.send(REJECTED);
      expect(signOut.calls()).toEqual([]);
      expectIdleAgain(signOut);
    });

    it('stays in the view when the platform still has it, or does not answer', () => {
      for (const response of [done('readViewChange', null), failed('readViewChange')]) {
        const signOut = afterPause();
        signOut.send(response);
        expect(signOut.calls()).toEqual(['call goToSignIn']);
      }
    });

    it('waits three seconds at most for the platform’s list of views', () => {
      const signOut = afterPause();
      signOut.pass(2_999);
      expect(signOut.calls()).toEqual([]);
      signOut.pass(1);
      expect(signOut.calls()).toEqual(['call goToSignIn']);
    });

    it('reloads the page when the sign-in page cannot be loaded', () => {
      const signOut = afterPause();
      signOut.send(done('readViewChange', { view: null }));
      signOut.calls();
      signOut.send(failed('loadSignIn'));
      expect(signOut.calls()).toEqual(['reloadPage']);
    });
  });

  it('requests the customer five seconds after its end if the platform has rejected the token again', () => {
    const signOut = standAlone(forcedSignOutMachine);
    signOut.send(REJECTED, done('clearStored'), done('resetCaches'));
    signOut.pass(1_000);
    signOut.send(done('goToSignIn'));
    signOut.calls();
    signOut.pass(4_999);
    signOut.send(REJECTED);
    expect(signOut.calls()).toEqual([]);
    signOut.pass(1);
    expect(signOut.calls()).toEqual(['session ← session.readDetails']);
    signOut.send(REJECTED);
    expect(signOut.calls()).toEqual(['call clearStored']);
  });

  it('sends nothing after its end unless the platform rejects the token again', () => {
    const signOut = standAlone(forcedSignOutMachine);
    signOut.send(REJECTED, failed('clearStored'));
    signOut.calls();
    signOut.pass(5_000);
    expect(signOut.calls()).toEqual([]);
    signOut.send(REJECTED);
    expect(signOut.calls()).toEqual(['call clearStored']);
  });

  it.each([
    { step: 'clearStored', before: [] },
    { step: 'resetCaches', before: [done('clearStored')] },
    { step: 'goToSignIn', before: [done('clearStored'), done('resetCaches')] },
  ])('reloads the page when a step fails: $step', ({ step, before }) => {
    const signOut = standAlone(forcedSignOutMachine);
    signOut.send(REJECTED, ...before);
    if (step === 'goToSignIn') signOut.pass(1_000);
    signOut.calls();
    signOut.send(failed(step));
    expect(signOut.calls()).toEqual(['reloadPage']);
    signOut.send(REJECTED);
    expect(signOut.calls()).toEqual([]);
    signOut.pass(5_000);
    signOut.send(REJECTED);
    expect(signOut.calls()).toEqual(['session ← session.readDetails', 'call clearStored']);
  });
});
