import type { SerializedEntries, StorageAdapter } from '@urql/exchange-graphcache';
import { readEntries, writeEntries } from './entries.ts';

const PREFIX = 'florilegium:cache:';
/**
 * Of the build: what another one kept is forgotten, whatever its shape. This code's own file is
 * named by a hash of it and of everything that it loads.
 */
const VERSION = import.meta.url.replace(/.*\//, '');
/** How long writes are gathered, in ms. */
const DELAY = 250;

/** Only what every shopper may see: never of a cart, a customer, an order or a token. */
const PUBLIC =
  /^(Query(\.|%2e)(products|categories|cms|storeConfig|availableStores|countries)|(StoreConfig|SimpleProduct|ConfigurableProduct|CategoryTree|CmsBlock|CmsPage|Country|Region):)/;

/** Where the query cache of a store view is kept; null is the platform's default view. */
export const cacheKey = (view: string | null): string => `${PREFIX}${view ?? 'default'}:${VERSION}`;

export interface CacheStorage extends StorageAdapter {
  /** Forgets everything, and keeps nothing from now on. */
  clear(): void;
}

/**
 * Keeps the query cache in browser storage, one value per store view (spec §9), read before the
 * first render. Missing, corrupt, full or blocked storage counts as empty: `onRestored` is told
 * in every case (readings 2).
 */
export function cacheStorage(
  store: () => Storage,
  view: string | null,
  onRestored: () => void,
): CacheStorage {
  const key = cacheKey(view);
  let entries = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOff = false;

  const write = () => {
    if (timer === undefined || isOff) return;
    clearTimeout(timer);
    timer = undefined;
    try {
      store().setItem(key, writeEntries(entries));
    } catch {
      isOff = true;
      drop();
    }
  };
  const drop = () => {
    try {
      store().removeItem(key);
    } catch {
      // Blocked: nothing is kept.
    }
  };
  // A page may be left, or put to sleep, before the writes are gathered.
  globalThis.addEventListener?.('pagehide', write);

  return {
    async readData(): Promise<SerializedEntries> {
      // Hydration follows in a microtask; should it fail, the shop opens all the same.
      setTimeout(onRestored);
      try {
        dropOldVersions(store());
        entries = readEntries(store().getItem(key));
      } catch {
        entries = new Map();
        drop();
      }
      return Object.fromEntries(entries);
    },
    async writeData(delta) {
      for (const [name, value] of Object.entries(delta)) {
        entries.delete(name);
        if (value !== undefined && PUBLIC.test(name)) entries.set(name, value);
      }
      timer ??= setTimeout(write, DELAY);
    },
    onCacheHydrated: onRestored,
    clear() {
      isOff = true;
      clearTimeout(timer);
      timer = undefined;
      entries.clear();
      drop();
    },
  };
}

function dropOldVersions(store: Storage): void {
  for (const key of Object.keys(store)) {
    if (key.startsWith(PREFIX) && !key.endsWith(`:${VERSION}`)) store.removeItem(key);
  }
}
