import { Client, type Exchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import type { WithImages } from '../storage/imagesBySku.ts';
import { timedFetch } from '../timedFetch.ts';
import { keys } from './cache/keys.ts';
import { type CacheStorage, cacheStorage } from './cache/persistence.ts';
import { possibleTypes } from './cache/possibleTypes.ts';
import { createUpdates } from './cache/updates.ts';
import { bearerExchange } from './exchanges/auth.ts';
import { bypassCacheExchange } from './exchanges/bypassCache.ts';
import { type CacheId, cacheIdHeaderExchange } from './exchanges/cacheIdHeader.ts';
import { cartErrorsExchange } from './exchanges/cartErrors.ts';
import { compactGetExchange } from './exchanges/compactGet.ts';
import { headersExchange } from './exchanges/headers.ts';
import { keepKnownFieldsExchange } from './exchanges/keepKnownFields.ts';
import { mutationQueueExchange } from './exchanges/mutationQueue.ts';
import { retryExchange } from './exchanges/retry.ts';
import { revalidateOnceExchange } from './exchanges/revalidateOnce.ts';
import { sendOnceExchange } from './exchanges/sendOnce.ts';
import { sessionErrorsExchange } from './exchanges/sessionErrors.ts';
import { stripStockErrorsExchange } from './exchanges/stripStockErrors.ts';
import { viewErrorsExchange } from './exchanges/viewErrors.ts';

export interface ClientOptions {
  path: string;
  method: 'get' | 'post';
  fetch: typeof fetch;
  token: () => string | null;
  /** The store view that the persisted cache belongs to; null for the platform's default. */
  storeView: () => string | null;
  /** The store view for the `Store` header, by default `storeView`; null sends no header. */
  namedView?: () => string | null;
  currency: () => string | null;
  cacheId: CacheId;
  isOnline: () => boolean;
  /** Called when the platform rejects a customer's session, with the request's `Authorization`. */
  onSessionRejected: (authorization: string) => void;
  /** Called with the id of a cart that the platform rejected when the badge was read. */
  onCartRejected?: (cartId: string) => void;
  /** Called when a request is rejected unread: the store view or the currency may not exist. */
  onViewRefused?: () => void;
  /** The storage in which the query cache is persisted; null to persist it nowhere. */
  storage: (() => Storage) | null;
  /**
   * Exchanges around the cache: they replay a server document's results, or record them for one.
   */
  rendering?: { before?: Exchange; after: Exchange };
  /** Whether components suspend until their queries have results, as in server rendering. */
  suspends?: boolean;
  /** Called with each product whose media gallery a result contains. */
  onGallery?: (product: WithImages) => void;
}

interface ShopClient {
  client: Client;
  /** Resolves when the persisted cache is in memory. */
  restored: Promise<void>;
  /** Deletes the persisted cache; discard the client afterwards. */
  clear: () => void;
}

/**
 * Creates the urql client: queries by GET, mutations by POST one at a time, results in a
 * normalised, persisted cache. Operations pass the exchanges from first to last, results the other
 * way.
 */
export function createShopClient(options: ClientOptions): ShopClient {
  const restoring = openPromise();
  const storage: CacheStorage | undefined = options.storage
    ? cacheStorage(options.storage, options.storeView(), restoring.resolve)
    : undefined;
  if (!storage) restoring.resolve();
  const client = new Client({
    url: options.path,
    fetch: timedFetch(options.fetch),
    preferGetMethod: false,
    suspense: options.suspends ?? false,
    exchanges: [
      // Before the cache: two identical mutations share one operation key.
      mutationQueueExchange,
      revalidateOnceExchange(options.isOnline),
      ...(options.rendering?.before ? [options.rendering.before] : []),
      bypassCacheExchange(
        cacheExchange({
          keys,
          possibleTypes,
          updates: createUpdates(options.onGallery),
          ...(storage && { storage }),
        }),
      ),
      ...(options.rendering ? [options.rendering.after] : []),
      sendOnceExchange,
      sessionErrorsExchange(options.onSessionRejected),
      cartErrorsExchange((cartId) => options.onCartRejected?.(cartId)),
      viewErrorsExchange(() => options.onViewRefused?.()),
      // Between cache and network: the cache keeps the cleaned data.
      stripStockErrorsExchange,
      keepKnownFieldsExchange,
      // Before auth: a retry gets the token that is held when it is sent.
      retryExchange(options.isOnline),
      bearerExchange(options.token),
      headersExchange({
        storeView: options.namedView ?? options.storeView,
        currency: options.currency,
      }),
      cacheIdHeaderExchange(options.cacheId),
      // Last: it performs the request.
      compactGetExchange({ method: options.method }),
    ],
  });
  return { client, restored: restoring.promise, clear: () => storage?.clear() };
}

/** A promise with its resolve function. */
function openPromise() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
