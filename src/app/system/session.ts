import { fromPromise } from 'xstate';
import { expiryMachine } from '../../../machines/session/expiry.ts';
import { forcedSignOutMachine } from '../../../machines/session/forcedSignOut.ts';
import {
  type Credentials,
  type Customer,
  type SessionAnswer,
  type SessionForm,
  sessionMachine,
} from '../../../machines/session/machine.ts';
import { submission } from '../../../machines/submission.ts';
import { clearStored } from '../../adapters/browser/clearStored.ts';
import { forgetReadings } from '../../adapters/browser/worker.ts';
import {
  createAccount,
  generateToken,
  readCustomer,
  requestReset,
  resetPassword,
  revokeToken,
} from '../../adapters/graphql/operations/session.ts';
import { isAuthRoute } from '../../lib/url/authRoutes.ts';
import { forgetOthersRecord } from './outbox.ts';
import { forgetOthersOrder, forgetPlacedOrder } from './placedOrder.ts';
import { safely } from './safely.ts';
import { ASKED_WISHES, RESUMES, SAVED_KEYS } from './savedKeys.ts';
import type { World } from './world.ts';

/** The session's ports: the platform's accounts, the token in storage, the caches, the address. */
export function wireSession(world: World) {
  const { client, storage, navigation, formDrafts, report, tokenLifetime } = world;
  // A guest's wish waits for a sign-in, and the page of the sign-in was loaded anew.
  if (world.sessionStore.has(ASKED_WISHES)) world.startWishList().catch(report);

  async function signIn(credentials: Credentials): Promise<void> {
    const token = await generateToken(client(), credentials);
    storage.set('signin_token', token, tokenLifetime);
    storage.remove('session_ended');
    formDrafts.claim(credentials.email);
    forgetOthersRecord(world, credentials.email);
    forgetOthersOrder(world, credentials.email);
    // The customer's own cart is there from now on, also for whoever had none as a guest.
    world.startCart().catch(report);
  }

  async function submit(form: SessionForm): Promise<SessionAnswer> {
    switch (form.type) {
      case 'session.signIn':
        await signIn({ email: form.email, password: form.password });
        return { isSignedIn: true };
      case 'session.createAccount':
        await createAccount(client(), form.account);
        // The account exists, whether or not the sign-in after it succeeds.
        return signIn(form.account).then(
          () => ({ isSignedIn: true }),
          () => ({ isSignedIn: false }),
        );
      case 'session.requestReset':
        await requestReset(client(), form.email);
        return { isSignedIn: false };
      case 'session.resetPassword': {
        const { email, token, newPassword } = form;
        await resetPassword(client(), { email, token, newPassword });
        return { isSignedIn: false };
      }
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
            const left = storage.timeLeft('signin_token');
            if (left === null) throw new Error('The token has expired.');
            return left;
          }),
        },
      }),
    },
    actions: {
      forgetToken: safely(() => storage.remove('signin_token'), report),
      clearSavedCheckout: safely(() => {
        for (const key of SAVED_KEYS) storage.remove(key);
        world.sessionStore.remove('receipt');
        forgetPlacedOrder(world);
      }, report),
      renewCache: safely(() => {
        world.renewClient();
        storage.remove('imagesBySku');
        forgetReadings();
      }, report),
      markEnded: safely(() => {
        storage.set('session_ended', true, tokenLifetime);
        world.sessionStore.set(RESUMES, true);
      }, report),
      reloadPage: safely(() => navigation.reload(), report),
      leaveSignIn: safely(() => {
        if (isAuthRoute(navigation.current().path)) navigation.replace(navigation.origin() ?? '/');
      }, report),
      clearFormDraft: safely(() => formDrafts.clear(), report),
    },
    guards: {
      hasToken: () => world.isSignedIn(),
      hasTimeRunOut: () => storage.get('session_ended') !== null,
      isTokenGone: () => !storage.has('signin_token'),
    },
  });
}

/** The forced sign-out's ports: storage and cookies, caches, the way to the sign-in page. */
export function wireForcedSignOut({ navigation, renewClient, report, sessionStore }: World) {
  return forcedSignOutMachine.provide({
    actors: {
      clearStored: fromPromise<void>(async () => clearStored()),
      resetCaches: fromPromise<void>(async () => {
        renewClient();
        forgetReadings();
      }),
      goToSignIn: fromPromise<void>(async () => {
        const { path, search } = navigation.current();
        sessionStore.set(RESUMES, true);
        if (path === '/signin') navigation.reload();
        else navigation.navigate('/signin', { state: { from: path + search } });
      }),
    },
    actions: { reloadPage: safely(() => navigation.reload(), report) },
  });
}
