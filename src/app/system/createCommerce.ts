import type { Config } from '../../adapters/browser/config.ts';
import { type ClientOptions, createShopClient } from '../../adapters/graphql/client.ts';
import type { ExpiringStorage } from '../../adapters/storage/expiringStorage.ts';
import type { Host } from './host.ts';
import type { Commerce, SessionToken } from './services.ts';
import type { readView } from './stored/readView.ts';

interface CommerceParts {
  host: Host;
  rendering: ClientOptions['rendering'];
  config: Config;
  storage: ExpiringStorage;
  token: SessionToken;
  view: ReturnType<typeof readView>;
  served: Commerce['served'];
  onRejected: (sent: string) => void;
  onCartRejected: (cartId: string) => void;
  onViewRefused: () => void;
  report: (error: unknown) => void;
}

/**
 * Creates the connection to the platform. `renew` replaces the client and its cache, as after a
 * change of shopper.
 */
export function createCommerce(parts: CommerceParts): Commerce {
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
    view,
    served: parts.served,
  };
}
