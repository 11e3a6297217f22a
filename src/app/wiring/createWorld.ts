import { type AnyStateMachine, createActor } from 'xstate';
import type * as Toasts from '../../../machines/toasts.ts';
import { type AppActor, checkoutOf, toastsOf } from '../../actors/AppActor.ts';
import { readConfig } from '../../adapters/browser/config.ts';
import { createNavigation } from '../../adapters/browser/navigation.ts';
import { world as browser } from '../../adapters/browser/world.ts';
import { createShopClient } from '../../adapters/graphql/client.ts';
import type { Card } from '../../adapters/rest/cards.ts';
import { expiringStorage } from '../../adapters/storage/expiringStorage.ts';
import type { World } from './world.ts';

interface SignInToken {
  value: string;
}

/** The browser as the shop's world: configuration, storage, client, REST and address bar. */
export function createWorld() {
  const config = readConfig(browser.configText());
  const storage = expiringStorage(browser.storage, browser.now);
  const token = () => storage.get<SignInToken | string>('signin_token');
  const bearer = () => {
    const stored = token();
    return typeof stored === 'string' ? stored : (stored?.value ?? null);
  };
  const code = () => storage.get<string>('store_view_code');
  const standard = () => storage.get<string>('store_view_code_default');
  const prefix = () => (code() === standard() ? null : code());
  const navigation = createNavigation(prefix);
  const shop = createShopClient({
    path: config.COMMERCE_GRAPHQL_PATH,
    method: config.COMMERCE_GRAPHQL_METHOD,
    fetch: browser.fetch,
    token: bearer,
    storeView: code,
    currency: () => storage.get<string>('store_view_currency'),
    cacheId: {
      get: () => storage.get<string>('cache_id'),
      set: (id) => storage.set('cache_id', id),
    },
    isOnline: browser.isOnline,
    onSessionRejected: () => {},
    storage: browser.storage,
  });
  let app: AppActor | null = null;

  /** Brings a machine into the system when it is first needed, once. */
  const joining = new Map<string, Promise<void>>();
  function join(name: string, load: () => Promise<AnyStateMachine>): Promise<void> {
    const known = joining.get(name);
    if (known) return known;
    const joined = load().then((machine) => {
      if (!app) return;
      createActor(machine, { id: name, systemId: name, parent: app }).start();
      app.send({ type: 'machine.joined', name });
    });
    joining.set(name, joined);
    joined.catch(() => joining.delete(name));
    return joined;
  }

  const world: World = {
    client: () => shop.client,
    fetch: browser.fetch,
    token: bearer,
    storage,
    navigation,
    restored: shop.restored,
    now: browser.now,
    startCart: () => join('cart', async () => (await import('./cart.ts')).wireCart(world)),
    startCheckout: async () => {
      await world.startCart();
      await join('checkout', async () => (await import('./checkout.ts')).wireCheckout(world));
    },
    hasReceipt: () => Boolean(app && checkoutOf(app)?.getSnapshot().context.order),
    toast: async (content) => {
      const toasts: typeof Toasts = await import('../../../machines/toasts.ts');
      toasts.checkToast(content);
      await join('toasts', async () => toasts.toastsMachine);
      if (app) toastsOf(app)?.send({ type: 'toast.add', content, at: browser.now() });
    },
    report: (error) => {
      console.error(error);
    },
  };
  return {
    ...world,
    navigation,
    locale: storage.get<string>('store_view_locale') ?? 'en_US',
    pwaFields: config.COMMERCE_PWA_FIELDS,
    storeView: { code: code(), prefix: navigation.unknownPrefix() },
    tokenise: async (card: Card) =>
      (await import('../../adapters/rest/cards.ts')).tokeniseCard(browser.fetch, card),
    /** The root actor, once it is made: ports speak to its machines. */
    attach: (actor: AppActor) => {
      app = actor;
      // Whoever has a cart sees its count from the start.
      if (storage.get('cartId') !== null) world.startCart().catch(world.report);
    },
  };
}
