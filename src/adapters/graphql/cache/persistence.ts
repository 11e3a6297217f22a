import type { SerializedEntries, StorageAdapter } from '@urql/exchange-graphcache';
import { changeEntries, type Entries, readEntries, writeEntries } from './entries.ts';

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
  /^(Query(\.|%2e)(products|categories|cms|storeConfig|availableStores|countries)|(StoreConfig|(Simple|Virtual|Configurable|Bundle|Grouped)Product|CategoryTree|CmsBlock|CmsPage|Country|Region):)/;

/** Where the query cache of a store view is kept; null is the platform's default view. */
export const cacheKey = (view: string | null): string => `${PREFIX}${view ?? 'default'}:${VERSION}`;

export interface CacheStorage extends StorageAdapter {
  /** Forgets everything, and keeps nothing from now on. */
  clear(): void;
}

/**
 * Keeps the query cache in browser storage, one value per store view, read before the
 * first render. Missing, corrupt, full or blocked storage counts as empty: `onRestored` is told
 * in every case.
 */
export function cacheStorage(
  store: () => Storage,
  view: string | null,
  onRestored: () => void,
): CacheStorage {
  const key = cacheKey(view);
  let entries: Entries = {};
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
  const forget = () => {
    entries = {};
    drop();
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
    readData: () => {
      // Hydration follows in a microtask; should it fail, the shop opens all the same.
      setTimeout(onRestored);
      try {
        dropOldVersions(store());
        entries = readEntries(store().getItem(key));
      } catch {
        forget();
      }
      return orNothing(entries, forget);
    },
    async writeData(delta) {
      changeEntries(entries, delta, PUBLIC);
      timer ??= setTimeout(write, DELAY);
    },
    onCacheHydrated: onRestored,
    clear() {
      isOff = true;
      clearTimeout(timer);
      timer = undefined;
      forget();
    },
  };
}

/** What was kept, for the cache to take; should it break on it, it gets nothing instead. */
function orNothing(kept: Entries, onBroken: () => void): Promise<SerializedEntries> {
  const reading = Promise.resolve(kept);
  const read = reading.then.bind(reading);
  const guarded = (take: (entries: SerializedEntries) => void) =>
    read((entries) => {
      try {
        take(entries);
      } catch {
        onBroken();
        take({});
      }
    });
  // biome-ignore lint/suspicious/noThenProperty: the only place to hear that the taking has failed
  return Object.assign(reading, { then: guarded }) as Promise<SerializedEntries>;
}

function dropOldVersions(store: Storage): void {
  for (const key of Object.keys(store)) {
    if (key.startsWith(PREFIX) && !key.endsWith(`:${VERSION}`)) store.removeItem(key);
  }
}
