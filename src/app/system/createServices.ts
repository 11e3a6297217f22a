import type { AppEvent } from '../../../machines/app/context.ts';
import { mailTo } from '../../../machines/system.ts';
import { checkToast } from '../../../machines/toasts/checkToast.ts';
import type { AppActor } from '../../actors/AppActor.ts';
import type { ShopEnvironment } from '../../actors/useEnvironment.ts';
import { browser } from '../../adapters/browser/browser.ts';
import { type Config, readConfig } from '../../adapters/browser/config.ts';
import type { Recorder } from '../../adapters/inspection/recorder.ts';
import { type ExpiringStorage, expiringStorage } from '../../adapters/storage/expiringStorage.ts';
import { createFormDrafts } from '../../lib/formDrafts.ts';
import { PWA_FIELDS, UNSETTLED_ORDER, VIEW_KEYS } from '../../lib/stored/keys.ts';
import { setMediaBase } from '../../lib/url/mediaBase.ts';
import { createCommerce } from './createCommerce.ts';
import type { Host } from './host.ts';
import type { ServedDocument } from './servedDocument.ts';
import type { Actors, Errors, Services, SessionToken } from './services.ts';
import { receiptOrder } from './stored/orderFacts.ts';
import { readView } from './stored/readView.ts';

/** The base lifetime of a sign-in token, in seconds. */
const HOUR = 3_600;

/**
 * Creates the services that the machines' ports use, and the router.
 * @returns the services, the router, and `connect`, which must get the root actor before it starts.
 */
export function createServices(
  { entries }: Pick<Recorder, 'entries'> = { entries: [] },
  host: Host = browser,
  rendered: ServedDocument | null = null,
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
  const view = readView(storage, sessionStore, config);
  const { navigation, router } = host.createNavigation(
    view.prefix,
    view.defaultCode,
    rendered?.document.search,
  );
  const { actors, connect } = createActors(storage, sessionStore, host.now);
  const commerce = createCommerce({
    host,
    config,
    storage,
    token,
    view,
    rendering: rendered?.responses(navigation, host.now) ?? host.rendering,
    served: rendered,
    ...rejectionListeners(storage, token, actors),
    report,
  });
  const errors: Errors = { report, recorded: entries };
  function report(error: unknown, isFatal = false) {
    // A cached response may be what failed to render: the next page must not read it again.
    if (isFatal) commerce.renew();
    import('./wiring/unhandledErrors.ts')
      .then((part) => part.reportError(services, error, isFatal))
      // The error handler's code could not be fetched, for example because the network is offline.
      .catch(() => console.error(error));
  }
  const services = {
    commerce,
    token,
    navigation,
    storage,
    sessionStore,
    formDrafts: createFormDrafts(sessionStore.remove),
    actors,
    errors,
    now: host.now,
    environment: createEnvironment(host, config, view.currency, { storage, sessionStore }),
  } satisfies Services;
  return { services, router, connect };
}

/**
 * Tells the actors what the platform rejects, unless it has since been replaced. The comparison is
 * here, not in the session's machine: an event that contained the token would show it to the
 * inspector.
 */
function rejectionListeners(storage: ExpiringStorage, token: SessionToken, actors: Actors) {
  return {
    onRejected(sent: string) {
      if (sent === `Bearer ${token.bearer()}`) actors.send('session', { type: 'session.rejected' });
    },
    onCartRejected(cartId: string) {
      if (cartId === storage.get('cartId')) actors.send('cart', { type: 'cart.read' });
    },
    onViewRefused: () => actors.send('storeView', { type: 'storeView.refused' }),
  };
}

function createEnvironment(
  host: Host,
  config: Config,
  currency: string | null,
  { storage, sessionStore }: Pick<Services, 'storage' | 'sessionStore'>,
): ShopEnvironment {
  return {
    pwaFields: {
      setting: sessionStore.get<'off'>(PWA_FIELDS) ?? config.COMMERCE_PWA_FIELDS,
      ignore: () => sessionStore.set(PWA_FIELDS, 'off'),
    },
    isWebview: host.isInWebview(),
    currency,
    isOnline: host.isOnline,
    print: host.print,
    verificationEnd: () => {
      const left = storage.timeLeft(UNSETTLED_ORDER);
      return left === null ? null : host.now() + left;
    },
    mapsKey: config.GOOGLE_MAPS_API_KEY,
    platformLinks: { linkBases: config.linkBases, defaultView: config.storeCode || 'default' },
    paymentProviders: config.PAYMENT_PROVIDERS,
    tokenise: async (card) =>
      (await import('../../adapters/rest/cards.ts')).tokeniseCard(host.fetch, card),
  };
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
    isExpired: () => storage.has('signin_token') && !isPresent(),
    lifetime: HOUR * config.SIGNIN_TTL_MULTIPLIER,
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
