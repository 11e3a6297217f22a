import { type AnyStateMachine, createActor, waitFor } from 'xstate';
import type { Order } from '../../../machines/domain.ts';
import type * as Toasts from '../../../machines/toasts/machine.ts';
import {
  type AppActor,
  checkoutOf,
  sessionOf,
  storeViewOf,
  toastsOf,
} from '../../actors/AppActor.ts';
import { browser } from '../../adapters/browser/browser.ts';
import { readConfig } from '../../adapters/browser/config.ts';
import { createNavigation } from '../../adapters/browser/navigation.ts';
import { watchOtherTabs } from '../../adapters/browser/otherTabs.ts';
import { sayOffline } from '../../adapters/browser/sayOffline.ts';
import { watchWindow } from '../../adapters/browser/watchWindow.ts';
import { isInWebview } from '../../adapters/browser/webview.ts';
import { createShopClient } from '../../adapters/graphql/client.ts';
import type { Recorder } from '../../adapters/inspection/recorder.ts';
import type { Card } from '../../adapters/rest/cards.ts';
import { reportRejected } from '../../adapters/rest/reportRejected.ts';
import { expiringStorage } from '../../adapters/storage/expiringStorage.ts';
import { AGAIN } from '../../lib/again.ts';
import { createFormDrafts } from '../../lib/formDrafts.ts';
import { isPlacedOrder } from '../../lib/shapes.ts';
import type { LateMachine } from './lateMachines.ts';
import { ASKED_WISHES, CART_KEYS, RESUMES, SAVED_KEYS } from './savedKeys.ts';
import type { World } from './world.ts';

/** The lifetime of a sign-in token, in seconds. */
const HOUR = 3_600;
/** Of a visit: the platform was found to be without these fields. */
const PWA_FIELDS = 'pwa_fields';
/** What nobody keeps of a customer whose token is over. */
const OF_A_CUSTOMER = ['signin_token', 'cache_id', ...CART_KEYS, ...SAVED_KEYS];

/** What nothing needs before the first page is there. */
const later = () => import('./deferredServices.ts');

/** The browser as the shop's world: configuration, storage, client, REST and address bar. */
export function createWorld({ entries }: Pick<Recorder, 'entries'> = { entries: [] }) {
  const config = readConfig(browser.configText());
  const storage = expiringStorage(browser.storage, browser.now);
  const sessionStore = expiringStorage(browser.sessionStore, browser.now);
  /** One that is over stays where it is: another tab hears of its end from the session, and why. */
  const bearer = () =>
    storage.timeLeft('signin_token') === null ? null : storage.get<string>('signin_token');
  /** A token was there, and its time is over. */
  const isStale = storage.has('signin_token') && bearer() === null;
  // Of this page, to its end: another tab may go on in another view.
  const here = storage.get<string>('store_view_code');
  const currency = storage.get<string>('store_view_currency');
  const code = () => here;
  const standard = () => storage.get<string>('store_view_code_default');
  const prefix = () => (code() === standard() ? null : code());
  const namesStore = config.COMMERCE_REST_STORE_PATH === 'on';
  const navigation = createNavigation(prefix, standard);
  const openClient = () =>
    createShopClient({
      path: config.COMMERCE_GRAPHQL_PATH,
      method: config.COMMERCE_GRAPHQL_METHOD,
      fetch: browser.fetch,
      token: bearer,
      storeView: code,
      currency: () => currency,
      cacheId: {
        get: () => storage.get<string>('cache_id'),
        set: (id) => storage.set('cache_id', id),
      },
      isOnline: browser.isOnline,
      onSessionRejected: (sent) => onRejected(sent),
      storage: browser.storage,
      onGallery: (product) => {
        later()
          .then((part) => part.keepImages(storage, product))
          .catch(report);
      },
    });
  let shop = openClient();
  const clientListeners = new Set<() => void>();
  let app: AppActor | null = null;

  const onRejected = (sent: string) => {
    // A late answer to a token of before says nothing of the one that is held now.
    if (sent !== `Bearer ${bearer()}`) return;
    startSession()
      .then(() => app && sessionOf(app)?.send({ type: 'session.rejected' }))
      .catch(report);
  };

  let recovering: Promise<void> | null = null;
  /** The last order of this browser. */
  const placed = () => {
    const kept = storage.get<unknown>('placed_order');
    return isPlacedOrder(kept) ? kept : null;
  };

  /** Brings a machine into the system when it is first needed, once. */
  const joining = new Map<string, Promise<void>>();
  function join(name: string, load: () => Promise<AnyStateMachine>, input?: object): Promise<void> {
    const known = joining.get(name);
    if (known) return known;
    const joined = load().then((machine) => {
      if (!app) return;
      createActor(machine, { id: name, systemId: name, parent: app, input }).start();
      app.send({ type: 'machine.joined', name });
    });
    joining.set(name, joined);
    joined.catch(() => joining.delete(name));
    return joined;
  }

  const joinLate = (name: LateMachine, input?: object) =>
    join(name, async () => (await later()).lateMachine(name, world), input);

  const startSession = () =>
    join('session', async () => {
      const { wireForcedSignOut, wireSession } = await import('./session.ts');
      await join('forcedSignOut', async () => wireForcedSignOut(world));
      return wireSession(world);
    });

  const joinStoreView = async () => {
    const prefix = navigation.unknownPrefix();
    await joinLate('storeView', { code: code(), prefix });
    return app && storeViewOf(app);
  };

  const report = (news?: unknown, isFatal?: unknown, isAgain = false) => {
    // What could not be drawn may be what the cache has kept: the next page must not find it.
    if (isFatal === true) world.renewClient();
    later()
      .then((part) => part.hear(world, join, news, isFatal === true))
      // Its code is out of reach, as it may be without a network.
      .catch(() => {
        if (!(news instanceof Event)) console.error(news);
        else if (news.type === 'offline') sayOffline();
        // A network that has just been found may fail once more.
        else if (!isAgain) setTimeout(report, AGAIN, news, false, true);
      });
  };

  const world: World = {
    client: () => shop.client,
    renewClient: () => {
      shop.clear();
      // It stands for who the shopper was.
      storage.remove('cache_id');
      shop = openClient();
      for (const listener of clientListeners) listener();
    },
    restStore: namesStore ? prefix() : null,
    chargedView: namesStore || prefix() === null ? null : standard(),
    fetch: reportRejected(browser.fetch, onRejected),
    token: bearer,
    tokenLifetime: HOUR * config.SIGNIN_TTL_MULTIPLIER,
    isSignedIn: () => bearer() !== null,
    endSession: async () => {
      await startSession();
      const session = app && sessionOf(app);
      if (!session) return;
      session.send({ type: 'session.end' });
      await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    },
    isPaymentOutstanding: () => storage.get('unsettled_order') !== null,
    formDrafts: createFormDrafts(),
    storage,
    sessionStore,
    recorded: entries,
    startSession,
    openDrawer: async () => {
      // Its forms are the session's.
      startSession().catch(report);
      await joinLate('drawer');
      world.send('drawer', { type: 'drawer.open' });
    },
    startCatalog: () =>
      join(
        'catalog',
        async () => (await import('../../../machines/catalog/machine.ts')).catalogMachine,
      ),
    suggest: async (event) => {
      await joinLate('suggestions');
      world.send('suggestions', event);
    },
    startWishList: async (event) => {
      await joinLate('wishList', { kept: sessionStore.get(ASKED_WISHES) });
      if (event) world.send('wishList', event);
    },
    startFormSubmissions: () => joinLate('formSubmissions'),
    startStoreView: async () => {
      const storeView = await joinStoreView();
      storeView?.send({ type: 'storeView.list' });
    },
    settleStoreView: async () => {
      if (navigation.unknownPrefix() === null) return;
      const storeView = await joinStoreView();
      if (storeView) await waitFor(storeView, (snapshot) => snapshot.hasTag('settled'));
    },
    navigation,
    spoken: () => storage.get<string>('store_view_locale') ?? 'en_US',
    restored: shop.restored,
    now: browser.now,
    startCart: () =>
      join('cart', async () => {
        const [part] = await Promise.all([import('./cart.ts'), world.recovered()]);
        return part.wireCart(world);
      }),
    recovered: () => {
      recovering ??= import('./recover.ts').then((part) => part.recover(world)).catch(report);
      return recovering;
    },
    startCheckout: async () => {
      await world.startCart();
      const order = sessionStore.get<Order>('receipt') ?? placed()?.order ?? null;
      await joinLate('checkout', { order });
      // Its machine may have come before the order was placed in another tab.
      if (order && navigation.current().path === '/order-confirmation') {
        world.send('checkout', { type: 'receipt.open', order });
      }
    },
    send: (to, event) => app?.system.get(to)?.send(event),
    startAccount: async () => {
      await startSession();
      await joinLate('account');
    },
    hasReceipt: () =>
      sessionStore.has('receipt') ||
      placed() !== null ||
      Boolean(app && checkoutOf(app)?.getSnapshot().context.order),
    toast: async (content) => {
      const toasts: typeof Toasts = await import('../../../machines/toasts/machine.ts');
      toasts.checkToast(content);
      await join('toasts', async () => toasts.toastsMachine);
      if (app) toastsOf(app)?.send({ type: 'toast.add', content, at: browser.now() });
    },
    report,
  };
  return {
    ...world,
    navigation,
    shown: {
      pwaFields: sessionStore.get<'off'>(PWA_FIELDS) ?? config.COMMERCE_PWA_FIELDS,
      forgoPwaFields: () => sessionStore.set(PWA_FIELDS, 'off'),
      isWebview: isInWebview(),
      currency,
      print: browser.print,
      hasSessionEnded: isStale || storage.get('session_ended') !== null,
      doubtEnds: () => {
        const left = storage.timeLeft('unsettled_order');
        return left === null ? null : browser.now() + left;
      },
      mapsKey: config.GOOGLE_MAPS_API_KEY,
      tokenise: async (card: Card) =>
        (await import('../../adapters/rest/cards.ts')).tokeniseCard(browser.fetch, card),
    },
    watchClient: (listener: () => void) => {
      clientListeners.add(listener);
      return () => clientListeners.delete(listener);
    },
    /** The root actor, once it is made: ports speak to its machines. */
    attach: (actor: AppActor) => {
      app = actor;
      watchWindow(report);
      // Whoever is signed in is so from the start; whose time is over leaves nothing behind.
      if (isStale) {
        for (const key of OF_A_CUSTOMER) storage.remove(key);
        sessionStore.set(RESUMES, true);
      }
      const session = world.isSignedIn() ? startSession() : Promise.resolve();
      watchOtherTabs('signin_token', () => {
        const type = world.isSignedIn() ? 'session.tokenSet' : 'session.tokenCleared';
        startSession()
          .then(() => sessionOf(actor)?.send({ type }))
          .catch(report);
      });
      // Whoever has a cart sees its count from the start.
      const showCart = () => {
        if (storage.get('cartId') !== null) world.startCart().catch(report);
      };
      showCart();
      watchOtherTabs('cartId', showCart);
      // A payment whose outcome is not known: the checkout finds it out without being asked.
      const settle = () => {
        const isUntold = placed()?.isTold === false;
        if (world.isPaymentOutstanding() || isUntold) world.startCheckout().catch(report);
      };
      settle();
      if (storage.get('cartId') !== null) world.recovered().then(settle).catch(report);
      return session.catch(report);
    },
  };
}
