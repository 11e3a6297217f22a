import { fromPromise } from 'xstate';
import { failureOf } from '../../../machines/failure.ts';
import { expiryMachine } from '../../../machines/session/expiry.ts';
import { forcedSignOutMachine } from '../../../machines/session/forcedSignOut.ts';
import { sessionMachine } from '../../../machines/session/machine.ts';
import type {
  Credentials,
  Customer,
  SessionAnswer,
  SessionForm,
} from '../../../machines/session/setup.ts';
import { submission } from '../../../machines/submission.ts';
import { clearStored } from '../../adapters/browser/clearStored.ts';
import { forgetReadings } from '../../adapters/browser/worker.ts';
import {
  confirmEmail,
  createAccount,
  generateToken,
  readCustomer,
  requestReset,
  resendConfirmation,
  resetPassword,
  revokeToken,
} from '../../adapters/graphql/operations/session.ts';
import {
  IMAGES,
  NOTICE,
  type Notice,
  RECEIPT,
  RESUMES,
  SAVED_KEYS,
  SESSION_ENDED,
  type StorageKey,
} from '../../lib/stored/keys.ts';
import { isAuthRoute } from '../../lib/url/authRoutes.ts';
import { forgetPlacedOrder, isOrderOfAnother } from './placedOrder.ts';
import { safely } from './safely.ts';
import type { Services } from './services.ts';
import { forgetRecord, forgetSentParts, isPaymentOfAnother } from './unsettledPayment.ts';

/**
 * Wires the session machine: the platform's accounts, the stored token, the caches and the address.
 *
 * @param kept - further storage keys that a sign-out removes.
 */
export function wireSession(services: Services, kept: readonly StorageKey[] = []) {
  const { storage, navigation, formDrafts, token: sessionToken } = services;
  const { client } = services.commerce;
  const { report } = services.errors;

  async function signIn(credentials: Credentials): Promise<SessionAnswer> {
    const token = await generateToken(client(), credentials);
    storage.set('signin_token', token, sessionToken.lifetime);
    storage.remove(SESSION_ENDED);
    formDrafts.claim(credentials.email);
    return { isSignedIn: true, email: credentials.email };
  }

  async function submit(form: SessionForm): Promise<SessionAnswer> {
    switch (form.type) {
      case 'session.signIn':
        return signIn({ email: form.email, password: form.password });
      case 'session.createAccount':
        await createAccount(client(), form.account);
        // Creating the account has succeeded, whether or not the sign-in after it does.
        return signIn(form.account).catch((error: unknown) => ({
          isSignedIn: false,
          isUnconfirmed: failureOf(error).reason === 'unconfirmed',
        }));
      case 'session.requestReset':
        await requestReset(client(), form.email);
        return { isSignedIn: false };
      case 'session.resetPassword': {
        const { email, token, newPassword } = form;
        await resetPassword(client(), { email, token, newPassword });
        return { isSignedIn: false };
      }
      case 'session.confirmEmail':
        await confirmEmail(client(), form.email, form.key);
        return { isSignedIn: false };
      case 'session.resendConfirmation':
        await resendConfirmation(client(), form.email);
        return { isSignedIn: false };
    }
  }

  return sessionMachine.provide({
    actors: {
      submitForm: submission(fromPromise<SessionAnswer, SessionForm>(({ input }) => submit(input))),
      revokeToken: fromPromise<void>(() => revokeToken(client())),
      readCustomer: fromPromise<Customer>(async () => {
        const customer = await readCustomer(client());
        formDrafts.claim(customer.email);
        return customer;
      }),
      expiry: expiryMachine.provide({
        actors: {
          measureToken: fromPromise<number>(async () => {
            const remaining = storage.timeLeft('signin_token');
            if (remaining === null) throw new Error('The token has expired.');
            return remaining;
          }),
        },
      }),
    },
    actions: {
      forgetToken: safely(() => storage.remove('signin_token'), report),
      clearSavedCheckout: safely(() => {
        for (const key of [...SAVED_KEYS, ...kept]) storage.remove(key);
        services.sessionStore.remove(RECEIPT);
        forgetPlacedOrder(services);
        forgetSentParts(services);
      }, report),
      renewCache: safely(() => {
        services.commerce.renew();
        storage.remove(IMAGES);
        forgetReadings();
      }, report),
      markEnded: safely(() => {
        storage.set(SESSION_ENDED, true, sessionToken.lifetime);
        services.sessionStore.set(RESUMES, true);
        // The checkout reports the ended session itself.
        if (navigation.current().path !== '/checkout')
          services.sessionStore.set(NOTICE, 'sessionEnded' satisfies Notice);
      }, report),
      reloadPage: safely(() => navigation.reload('session expired'), report),
      leaveSignIn: safely(() => {
        if (isAuthRoute(navigation.current().path)) {
          navigation.navigate(navigation.origin() ?? '/', { replace: true });
        }
      }, report),
      clearFormDraft: safely(() => formDrafts.clear(), report),
      forgetPayment: safely(() => forgetRecord(services), report),
      forgetOrder: safely(() => forgetPlacedOrder(services), report),
    },
    guards: {
      hasToken: () => services.token.isPresent(),
      hasTimeRunOut: () => storage.get(SESSION_ENDED) !== null,
      isTokenGone: () => !storage.has('signin_token'),
      isPaymentOfAnother: (_, { email }) => isPaymentOfAnother(services, email),
      isOrderOfAnother: (_, { email }) => isOrderOfAnother(services, email),
    },
  });
}

/** Wires the forced sign-out: clears storage, cookies and caches, and opens the sign-in page. */
export function wireForcedSignOut({ commerce, navigation, errors, sessionStore }: Services) {
  return forcedSignOutMachine.provide({
    actors: {
      clearStored: fromPromise<void>(async () => clearStored()),
      resetCaches: fromPromise<void>(async () => {
        commerce.renew();
        forgetReadings();
        sessionStore.set(RESUMES, true);
      }),
      goToSignIn: fromPromise<void>(async () => {
        const { path, search } = navigation.current();
        if (path === '/signin') navigation.reload('session rejected');
        else navigation.navigate('/signin', { state: { from: path + search } });
      }),
    },
    actions: { reloadPage: safely(() => navigation.reload('sign-out failed'), errors.report) },
    guards: {
      isAskedToSignIn: () =>
        navigation.current().path === '/signin' && navigation.origin() !== null,
    },
  });
}
