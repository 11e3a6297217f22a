import type { AppEvent } from '../../../machines/root/context.ts';
import { mailTo } from '../../../machines/system.ts';
import { checkToast } from '../../../machines/toasts/checkToast.ts';
import type { AppActor } from '../../actors/AppActor.ts';
import { browser } from '../../adapters/browser/browser.ts';
import { type Config, readConfig } from '../../adapters/browser/config.ts';
import { type ClientOptions, createShopClient } from '../../adapters/graphql/client.ts';
import type { Recorder } from '../../adapters/inspection/recorder.ts';
import { type ExpiringStorage, expiringStorage } from '../../adapters/storage/expiringStorage.ts';
import { createFormDrafts } from '../../lib/formDrafts.ts';
import {
  PWA_FIELDS,
  SESSION_ENDED,
  STANDARD_VIEW,
  UNNAMED_VIEW,
  UNSETTLED_ORDER,
  VIEW_KEYS,
} from '../../lib/stored/keys.ts';
import { setMediaBase } from '../../lib/url/mediaBase.ts';
import { receiptOrder } from './orderFacts.ts';
import type { Rendered } from './rendered.ts';
import type { Actors, Commerce, Errors, Services, SessionToken } from './services.ts';

/** The base lifetime of a sign-in token, in seconds. */
const HOUR = 3_600;

/** The environment that the shop runs in: a browser, or its stand-in on the server. */
export type Host = Pick<
  typeof browser,
  'storage' | 'sessionStore' | 'host' | 'now' | 'fetch' | 'isOnline' | 'print' | 'viewInHistory'
> & {
  /** The text of the document's `#config` element. */
  configText: () => string | null | undefined;
  /** The storage that persists the query cache, or null to persist none. */
  queryStorage: (() => Storage) | null;
  isInWebview: () => boolean;
  createNavigation: (
    viewCode: () => string | null,
    defaultCode: () => string | null,
    renderedSearch?: string,
  ) => ReturnType<typeof browser.createNavigation>;
} & Pick<ClientOptions, 'rendering' | 'suspends'>;

/**
 * Creates the services that the machines' ports use, and the router.
 * @returns the services, the router, and `connect`, which must get the root actor before it starts.
 */
export function createServices(
  { entries }: Pick<Recorder, 'entries'> = { entries: [] },
  host: Host = browser,
  rendered: Rendered | null = null,
) {
  const config = readConfig(host.configText());
  const storage = expiringStorage(host.storage, host.now);
  const sessionStore = expiringStorage(host.sessionStore, host.now);
  restoreViewFromHistory(storage, host.viewInHistory());
  rendered?.keepView(storage, sessionStore);
  setMediaBase(storage.get('store_view_secure_base_media_url') ?? config.mediaUrl, [
    host.host(),
    ...config.linkBases,
  ]);
  const token = createToken(storage, config);
  const view = createView(storage, sessionStore, config);
  const { navigation, router } = host.createNavigation(
    view.prefix,
    view.standard,
    rendered?.document.search,
  );
  const { actors, connect } = createActors(storage, sessionStore, host.now);
  const onRejected = (sent: string) => {
    // Ignore a 401 for a token that has since been replaced.
    if (sent === `Bearer ${token.bearer()}`) actors.send('session', { type: 'session.rejected' });
  };
  const onCartRejected = (cartId: string) => {
    // Ignore a cart that has since been replaced.
    if (cartId === storage.get('cartId')) actors.send('cart', { type: 'cart.read' });
  };
  const onViewRefused = () => actors.send('storeView', { type: 'storeView.refused' });
  const rendering = rendered?.answers(navigation, host.now) ?? host.rendering;
  const commerce = createCommerce({
    host,
    config,
    storage,
    token,
    view,
    rendering,
    onRejected,
    onCartRejected,
    onViewRefused,
    report,
  });
  const errors: Errors = { report, recorded: entries };
  function report(error: unknown, isFatal?: unknown) {
    // A cached response may be what failed to render: the next page must not read it again.
    if (isFatal === true) commerce.renew();
    import('./unhandled.ts')
      .then((part) => part.reportError(services, error, isFatal === true))
      // The error handler's code could not be fetched, for example because the network is offline.
      .catch(() => console.error(error));
  }
  const services = {
    commerce,
    token,
    navigation,
    storage,
    sessionStore,
    formDrafts: createFormDrafts(),
    actors,
    errors,
    rendered,
    now: host.now,
    config: {
      pwaFields: sessionStore.get<'off'>(PWA_FIELDS) ?? config.COMMERCE_PWA_FIELDS,
      ignorePwaFields: () => sessionStore.set(PWA_FIELDS, 'off'),
      isWebview: host.isInWebview(),
      currency: view.currency,
      print: host.print,
      hasSessionEnded: token.isStale() || storage.get(SESSION_ENDED) !== null,
      verificationEnd: () => {
        const left = storage.timeLeft(UNSETTLED_ORDER);
        return left === null ? null : host.now() + left;
      },
      mapsKey: config.GOOGLE_MAPS_API_KEY,
      platformBases: config.linkBases,
      paymentProviders: config.PAYMENT_PROVIDERS,
      tokenise: async (card) =>
        (await import('../../adapters/rest/cards.ts')).tokeniseCard(host.fetch, card),
    },
  } satisfies Services;
  return { services, router, connect };
}

/** Restores the store view that the address carried over a reload where storage was unavailable. */
function restoreViewFromHistory(
  storage: ExpiringStorage,
  view: Record<string, string> | null,
): void {
  if (!view || view.store_view_code === storage.get('store_view_code')) return;
  for (const key of VIEW_KEYS) {
    if (view[key] !== undefined) storage.set(key, view[key]);
  }
}

function createToken(storage: ExpiringStorage, config: Config): SessionToken {
  /**
   * Never removes an expired token: the session actor does, after it has stored why the session
   * ended, for other tabs to read.
   */
  const bearer = () =>
    storage.timeLeft('signin_token') === null ? null : storage.get<string>('signin_token');
  const isPresent = () => bearer() !== null;
  return {
    bearer,
    isPresent,
    isStale: () => storage.has('signin_token') && !isPresent(),
    lifetime: HOUR * config.SIGNIN_TTL_MULTIPLIER,
  };
}

/** The store view of this page load. It never changes: another tab may switch to another view. */
function createView(storage: ExpiringStorage, sessionStore: ExpiringStorage, config: Config) {
  const code = storage.get<string>('store_view_code');
  const currency = storage.get<string>('store_view_currency');
  const standard = () => storage.get<string>(STANDARD_VIEW);
  const named = code ?? (sessionStore.has(UNNAMED_VIEW) ? null : config.storeCode || null);
  const prefix = () => (code === standard() ? null : code);
  const namesStore = config.COMMERCE_REST_STORE_PATH === 'on';
  return {
    code,
    named,
    ignoreName: () => sessionStore.set(UNNAMED_VIEW, true),
    currency,
    standard,
    prefix,
    rest: namesStore ? prefix() : null,
    charged: namesStore || prefix() === null ? null : standard(),
  };
}

interface CommerceParts {
  host: Host;
  rendering: ClientOptions['rendering'];
  config: Config;
  storage: ExpiringStorage;
  token: SessionToken;
  view: ReturnType<typeof createView>;
  onRejected: (sent: string) => void;
  onCartRejected: (cartId: string) => void;
  onViewRefused: () => void;
  report: (error: unknown) => void;
}

function createCommerce(parts: CommerceParts): Commerce {
  const { host, config, storage, token, view, onRejected, onViewRefused, report } = parts;
  const open = (rendering?: ClientOptions['rendering']) =>
    createShopClient({
      ...(rendering && { rendering }),
      ...(host.suspends && { suspends: true }),
      path: config.COMMERCE_GRAPHQL_PATH,
      method: config.COMMERCE_GRAPHQL_METHOD,
      fetch: host.fetch,
      token: token.bearer,
      storeView: () => view.code,
      namedView: () => view.named,
      currency: () => view.currency,
      cacheId: {
        get: () => storage.get<string>('cache_id'),
        set: (id) => storage.set('cache_id', id),
      },
      isOnline: host.isOnline,
      onSessionRejected: onRejected,
      onCartRejected: parts.onCartRejected,
      onViewRefused,
      storage: host.queryStorage,
      onGallery: (product) => {
        import('../../adapters/storage/imagesBySku.ts')
          // Without the code, the pictures are kept with the next product that is read.
          .then((part) => part.keepImages(storage, product), console.error)
          .catch(report);
      },
    });
  let shop = open(parts.rendering);
  const { restored } = shop;
  const listeners = new Set<() => void>();
  return {
    client: () => shop.client,
    renew: () => {
      shop.clear();
      // The cache id identifies the previous shopper's segment.
      storage.remove('cache_id');
      shop = open();
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restored: () => restored,
    fetch: host.fetch,
    onSessionRejected: onRejected,
    restStore: view.rest,
    chargedView: view.charged,
    namedView: view.named,
    ignoreViewName: view.ignoreName,
  };
}

/**
 * Creates the senders. Events are dropped until `connect` has got the root actor; none is sent
 * before the root starts.
 */
function createActors(storage: ExpiringStorage, sessionStore: ExpiringStorage, now: () => number) {
  let app: AppActor | null = null;
  // Defer the event: an effect that sends must finish before the root handles what it sent.
  const send = (event: AppEvent) => queueMicrotask(() => app?.send(event));
  const actors: Actors = {
    send: (to, event) => send(mailTo(to, event)),
    toast: (content) => {
      checkToast(content);
      send(mailTo('toasts', { type: 'toast.add', content, at: now() }));
    },
    hasReceipt: () =>
      receiptOrder({ storage, sessionStore }) !== null ||
      Boolean(app?.system.get('checkout')?.getSnapshot().context.order),
  };
  return {
    actors,
    connect: (root: AppActor) => {
      app = root;
    },
  };
}
