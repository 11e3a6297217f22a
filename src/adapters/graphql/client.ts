import { Client, type Exchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import type { Pictured } from '../storage/imagesBySku.ts';
import { timedFetch } from '../timedFetch.ts';
import { keys } from './cache/keys.ts';
import { type CacheStorage, cacheStorage } from './cache/persistence.ts';
import { possibleTypes } from './cache/possibleTypes.ts';
import { createUpdates } from './cache/updates.ts';
import { bearerExchange } from './exchanges/auth.ts';
import { type CacheId, cacheIdHeaderExchange } from './exchanges/cacheIdHeader.ts';
import { compactGetExchange } from './exchanges/compactGet.ts';
import { headersExchange } from './exchanges/headers.ts';
import { keepKnownFieldsExchange } from './exchanges/keepKnownFields.ts';
import { mutationQueueExchange } from './exchanges/mutationQueue.ts';
import { pastCacheExchange } from './exchanges/pastCache.ts';
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
  /** The store view whose answers are kept apart; null: the platform's default. */
  storeView: () => string | null;
  /** The store view that requests name, the same without it; null: they name none. */
  namedView?: () => string | null;
  currency: () => string | null;
  cacheId: CacheId;
  isOnline: () => boolean;
  /** A signed-in shopper's request was refused for who sent it. */
  onSessionRejected: (authorization: string) => void;
  /** A request was refused unread: the platform may not have the store view or the currency. */
  onViewRefused?: () => void;
  /** Where the query cache is kept, or null: it is kept nowhere. */
  storage: (() => Storage) | null;
  /** Around the cache: what a server's document brought, or what one is rendered with. */
  rendering?: { before?: Exchange; after: Exchange };
  /** Whether components wait for their answers, as where a document is rendered. */
  suspends?: boolean;
  /** An answer held a product's pictures. */
  onGallery?: (product: Pictured) => void;
}

export interface ShopClient {
  client: Client;
  /** Settles when the kept cache is in memory. */
  restored: Promise<void>;
  /** Forgets what is kept; the client is to be thrown away. */
  clear: () => void;
}

/**
 * The client: queries by GET, mutations by POST one at a time, answers normalised and kept. The order of the exchanges is the order of work.
 */
export function createShopClient(options: ClientOptions): ShopClient {
  const restoring = deferred();
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
      // Before the cache: two identical mutations share one key.
      mutationQueueExchange,
      revalidateOnceExchange(options.isOnline),
      ...(options.rendering?.before ? [options.rendering.before] : []),
      pastCacheExchange(
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
      viewErrorsExchange(() => options.onViewRefused?.()),
      // Between cache and network: the cache keeps the cleaned data.
      stripStockErrorsExchange,
      keepKnownFieldsExchange,
      // Outside auth: a resend carries the token of its time.
      retryExchange(options.isOnline),
      bearerExchange(options.token),
      headersExchange({
        storeView: options.namedView ?? options.storeView,
        currency: options.currency,
      }),
      cacheIdHeaderExchange(options.cacheId),
      // Last: sends.
      compactGetExchange({ method: options.method }),
    ],
  });
  return { client, restored: restoring.promise, clear: () => storage?.clear() };
}

/** A promise that is settled from outside. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
