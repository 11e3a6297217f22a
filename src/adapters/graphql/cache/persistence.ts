import type { SerializedEntries, StorageAdapter } from '@urql/exchange-graphcache';
import { changeEntries, type Entries, readEntries, writeEntries } from './entries.ts';

const PREFIX = 'florilegium:cache:';
/**
 * Version of the stored cache: the name of this code's chunk, a hash of the chunk and all that it
 * imports. Another build's cache is dropped, since its shape may differ.
 */
const VERSION = import.meta.url.replace(/.*\//, '');

/** Entries that may be stored: public data only, never of a cart, customer, order or token. */
const PUBLIC =
  /^(Query(\.|%2e)(products|categories|cms|storeConfig|availableStores|countries)|(StoreConfig|(Simple|Virtual|Configurable|Bundle|Grouped)Product|CategoryTree|CmsBlock|CmsPage|Country|Region):)/;

/** Storage key of a store view's query cache; null is the platform's default view. */
export const cacheKey = (view: string | null): string => `${PREFIX}${view ?? 'default'}:${VERSION}`;

export interface CacheStorage extends StorageAdapter {
  /** Deletes the stored cache and stops storing. */
  clear(): void;
}

/**
 * Persists Graphcache in browser storage, one value per store view, read before the first render
 * and written when the page is hidden. Missing, corrupt, full or blocked storage counts as empty.
 *
 * @param view - the store view's code; null for the platform's default view
 * @param onRestored - called when the stored entries are in the cache, or could not be read
 */
export function cacheStorage(
  store: () => Storage,
  view: string | null,
  onRestored: () => void,
): CacheStorage {
  const key = cacheKey(view);
  let entries: Entries = {};
  let isChanged = false;
  let isDisabled = false;

  const write = () => {
    if (!isChanged || isDisabled) return;
    isChanged = false;
    try {
      store().setItem(key, writeEntries(entries));
    } catch {
      isDisabled = true;
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
      // Storage is blocked: nothing was stored.
    }
  };
  // Writing takes a phone up to a tenth of a second, so it waits until the page is hidden. Browsers
  // also hide a page that they close.
  globalThis.addEventListener?.('visibilitychange', write);

  return {
    readData: () => {
      // Hydration runs in a microtask; the shop must start even if it fails.
      setTimeout(onRestored);
      try {
        dropOldVersions(store());
        entries = readEntries(store().getItem(key));
      } catch {
        forget();
      }
      return emptyIfRejected(entries, forget);
    },
    async writeData(delta) {
      changeEntries(entries, delta, PUBLIC);
      isChanged = true;
    },
    onCacheHydrated: onRestored,
    clear() {
      isDisabled = true;
      globalThis.removeEventListener?.('visibilitychange', write);
      forget();
    },
  };
}

/** Resolves to the stored entries; if the cache throws on them, it gets an empty object instead. */
function emptyIfRejected(stored: Entries, onBroken: () => void): Promise<SerializedEntries> {
  const reading = Promise.resolve(stored);
  const read = reading.then.bind(reading);
  const thenOrEmpty = (take: (entries: SerializedEntries) => void) =>
    read((entries) => {
      try {
        take(entries);
      } catch {
        onBroken();
        take({});
      }
    });
  // biome-ignore lint/suspicious/noThenProperty: the only way to learn that the cache rejected the entries
  return Object.assign(reading, { then: thenOrEmpty }) as Promise<SerializedEntries>;
}

function dropOldVersions(store: Storage): void {
  for (const key of Object.keys(store)) {
    if (key.startsWith(PREFIX) && !key.endsWith(`:${VERSION}`)) store.removeItem(key);
  }
}
