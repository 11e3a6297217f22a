import { fromCallback, fromPromise } from 'xstate';
import type { Location } from '../../../../machines/app/context.ts';
import { appMachine } from '../../../../machines/app/machine.ts';
import { showOfflineNotice } from '../../../adapters/browser/offlineNotice.ts';
import { watchOtherTabs } from '../../../adapters/browser/otherTabs.ts';
import { watchWindow } from '../../../adapters/browser/watchWindow.ts';
import { CUSTOMER_KEYS, NOTICE, SESSION_RESUMES, STORED_WISHES } from '../../../lib/stored/keys.ts';
import { loadAndRun, offerRetry, repeatWork } from '../loadAndRun.ts';
import { loadActor } from '../registry.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { markSessionEnded } from '../sessionEnd.ts';
import { isOrderUnreported, isPaymentOutstanding } from '../stored/orderFacts.ts';
import { restoreOrdersOnce } from '../stored/restoreOrdersOnce.ts';
import { wirePage } from './page.ts';

/** Code that only some visits need. */
const noticeModule = () => import('../notice.ts');
const couponModule = () => import('./coupon.ts');
const addFailureModule = () => import('./reportAddFailure.ts');

/** Tells the root that another tab has stored a token or a cart. */
const watchStorage = fromCallback(({ sendBack }) => {
  const stops = [
    watchOtherTabs('signin_token', () => sendBack({ type: 'storage.tokenChanged' })),
    watchOtherTabs('cartId', () => sendBack({ type: 'storage.cartChanged' })),
  ];
  return () => stops.forEach((stop) => void stop());
});

function correctLocale(services: Services): void {
  import('../locale.ts')
    .then((locale) => locale.correctLocale(services))
    // If the request fails, keep the language of the first paint.
    .catch(() => {});
}

function registerWorker(services: Services): void {
  import('../worker.ts')
    // Without the code, the shop only lacks what is available offline.
    .then((part) => part.startWorker(services), console.error)
    .catch(services.errors.report);
}

/** Wires the root machine: the storage and window listeners, and the loader of the lazy actors. */
export function wireApp(services: Services) {
  const { commerce, environment, errors, navigation, sessionStore, storage, token } = services;
  const { report } = errors;
  // Checked once: a notice that this page stores later is for the next page load.
  const isNoticeDue = sessionStore.has(NOTICE);
  return appMachine.provide({
    actors: {
      restoreCaches: fromPromise<void>(() => commerce.restored()),
      restoreOrders: fromPromise<void>(() => restoreOrdersOnce(services)),
      loadActor: loadActor(services),
      watchLocation: fromCallback(({ sendBack }) =>
        navigation.watch((location: Location) =>
          sendBack({ type: 'location.changed', ...location }),
        ),
      ),
      watchStorage,
      watchWindow: fromCallback(({ sendBack }) => watchWindow(sendBack)),
      page: wirePage(services),
    },
    actions: {
      dropCustomer: safely(() => {
        markSessionEnded(services);
        for (const key of CUSTOMER_KEYS) storage.remove(key);
        sessionStore.set(SESSION_RESUMES, true);
      }, report),
      correctLocale: safely(() => correctLocale(services), report),
      showNotice: safely(() => {
        loadAndRun(services, noticeModule, (part) => part.showNotice(services));
      }, report),
      takeCoupon: safely((_, { code }) => {
        loadAndRun(services, couponModule, (part) => part.takeCoupon(services, code));
      }, report),
      openLink: safely((_, { url }) => navigation.navigate(url), report),
      reportAddFailure: safely((_, failure) => {
        loadAndRun(services, addFailureModule, (part) => part.reportAddFailure(services, failure));
      }, report),
      reportLoadError: safely((_, { name }) => {
        offerRetry(services, { to: 'app', event: { type: 'actors.retry', name } });
      }, report),
      repeatWork: safely(() => repeatWork(services), report),
      reportError: (_, { error }) => report(error),
      logError: (_, { error }) => console.error(error),
      showOffline: safely(() => showOfflineNotice(), report),
      registerWorker: safely(() => registerWorker(services), report),
    },
    guards: {
      isTokenHeld: token.isPresent,
      isTokenExpired: token.isExpired,
      isCartStored: () => storage.get('cartId') !== null,
      isOrderDue: () => isPaymentOutstanding(services) || isOrderUnreported(services),
      hasStoredWishes: () => sessionStore.has(STORED_WISHES),
      isPrefixUnknown: () => navigation.prefix().unknown !== null,
      isNoticeDue: () => isNoticeDue,
      isOffline: () => !environment.isOnline(),
    },
  });
}
