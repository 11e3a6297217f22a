import { fromPromise } from 'xstate';
import { expiryMachine } from '../../../../machines/session/expiry.ts';
import { forcedSignOutMachine } from '../../../../machines/session/forcedSignOut.ts';
import { sessionMachine } from '../../../../machines/session/machine.ts';
import type { Customer, SessionForm, SessionResponse } from '../../../../machines/session/setup.ts';
import type { ViewChange } from '../../../../machines/storeView/viewChange.ts';
import { submission } from '../../../../machines/submission.ts';
import { clearStored } from '../../../adapters/browser/clearStored.ts';
import { forgetQueryResults } from '../../../adapters/browser/worker.ts';
import { readCustomer, revokeToken } from '../../../adapters/graphql/operations/session.ts';
import { PAYMENT_DRAFTS } from '../../../lib/money/paymentDrafts.ts';
import {
  NOTICE,
  type Notice,
  PRODUCT_IMAGES,
  RECEIPT,
  SAVED_KEYS,
  SESSION_ENDED,
  SESSION_RESUMES,
  type StorageKey,
} from '../../../lib/stored/keys.ts';
import { isAuthRoute } from '../../../lib/url/authRoutes.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { markSessionEnded, showSessionEnded } from '../sessionEnd.ts';
import { forgetPlacedOrder, isOrderOfAnother } from '../stored/placedOrder.ts';
import { forgetRecord, forgetSentParts, isPaymentOfAnother } from '../stored/unsettledPayment.ts';
import { submitSessionForm } from './sessionForms.ts';

/**
 * Wires the session machine: the platform's accounts, the stored token, the caches and the address.
 *
 * @param customerKeys - further storage keys that a sign-out removes.
 */
export function wireSession(services: Services, customerKeys: readonly StorageKey[] = []) {
  const { storage, navigation, formDrafts } = services;
  const { client } = services.commerce;
  const { report } = services.errors;

  return sessionMachine.provide({
    actors: {
      submitForm: submission(
        fromPromise<SessionResponse, SessionForm>(({ input }) =>
          submitSessionForm(services, input),
        ),
      ),
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
        for (const key of [...SAVED_KEYS, ...customerKeys]) storage.remove(key);
        services.sessionStore.remove(RECEIPT);
        forgetPlacedOrder(services);
        forgetSentParts(services);
      }, report),
      renewCache: safely(() => {
        services.commerce.renew();
        storage.remove(PRODUCT_IMAGES);
        forgetQueryResults();
      }, report),
      markEnded: safely(() => {
        markSessionEnded(services);
        services.sessionStore.set(SESSION_RESUMES, true);
      }, report),
      noteSessionEnd: safely(
        () => services.sessionStore.set(NOTICE, 'sessionEnded' satisfies Notice),
        report,
      ),
      reloadPage: safely(() => navigation.reload('session expired'), report),
      returnToOrigin: safely(
        () => navigation.navigate(navigation.origin() ?? '/', { replace: true }),
        report,
      ),
      clearFormDraft: safely(() => formDrafts.clear(), report),
      forgetPayment: safely(() => forgetRecord(services), report),
      forgetOrder: safely(() => forgetPlacedOrder(services), report),
    },
    guards: {
      hasToken: () => services.token.isPresent(),
      isInCheckout: () => navigation.current().path === '/checkout',
      isOnAuthRoute: () => isAuthRoute(navigation.current().path),
      hasSessionEnded: () => storage.get(SESSION_ENDED) !== null,
      isTokenGone: () => !storage.has('signin_token'),
      isPaymentOfAnother: (_, { email }) => isPaymentOfAnother(services, email),
      isOrderOfAnother: (_, { email }) => isOrderOfAnother(services, email),
    },
  });
}

/** Wires the forced sign-out: clears storage, cookies and caches, and opens the sign-in page. */
export function wireForcedSignOut(services: Services) {
  const { commerce, navigation, errors, sessionStore, storage } = services;
  /** Opens the sign-in page, which keeps the present page for the way back. */
  const openSignIn = () => {
    const { path, search } = navigation.current();
    navigation.navigate('/signin', { state: { from: path + search } });
  };
  return forcedSignOutMachine.provide({
    actors: {
      clearStored: fromPromise<void>(async () => {
        markSessionEnded(services);
        clearStored();
      }),
      resetCaches: fromPromise<void>(async () => {
        commerce.renew();
        forgetQueryResults();
        // The next visitor of this page may be someone else.
        services.formDrafts.set(PAYMENT_DRAFTS.card, null);
        sessionStore.set(SESSION_RESUMES, true);
        // The shopper may leave the page before the sign-in page opens.
        sessionStore.set(NOTICE, 'sessionEnded' satisfies Notice);
      }),
      goToSignIn: fromPromise<void>(async () => {
        openSignIn();
        showSessionEnded(services);
      }),
      readViewChange: fromPromise<ViewChange | null>(async () =>
        (await import('./viewChange.ts')).readViewChange(services),
      ),
      loadSignIn: fromPromise<void, ViewChange>(async ({ input: { view } }) => {
        const { replaceView } = await import('./viewChange.ts');
        openSignIn();
        replaceView(services, view);
        sessionStore.set(NOTICE, 'sessionEndedInGoneView' satisfies Notice);
        navigation.reload('store view gone');
      }),
    },
    actions: {
      showSessionEnded: safely(() => showSessionEnded(services), errors.report),
      reloadPage: safely(() => navigation.reload('sign-out failed'), errors.report),
      reloadSignIn: safely(() => navigation.reload('session rejected'), errors.report),
    },
    guards: {
      isOnSignIn: () => navigation.current().path === '/signin',
      hasOrigin: () => navigation.origin() !== null,
      hasStoredView: () => storage.has('store_view_code'),
    },
  });
}
