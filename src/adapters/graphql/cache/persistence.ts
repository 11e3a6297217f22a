import type { SerializedEntries, StorageAdapter } from '@urql/exchange-graphcache';

/** Of the shape of what is kept: another number, and what was kept is forgotten. */
const VERSION = 1;
/** The most that one view keeps, in characters: all views share one quota. */
const BUDGET = 1_000_000;
/** How long writes are gathered, in ms. */
const DELAY = 250;

/** Only what every shopper may see: never of a cart, a customer, an order or a token. */
const PUBLIC =
  /^(Query(\.|%2e)(products|categories|cms|storeConfig|availableStores|countr)|(StoreConfig|SimpleProduct|ConfigurableProduct|CategoryTree|CmsBlock|CmsPage|Country|Region):)/;

export const cacheKey = (view: string | null): string =>
  `florilegium:cache:${view ?? 'default'}:${VERSION}`;

export interface CacheStorage extends StorageAdapter {
  /** Forgets everything, and keeps nothing from now on. */
  clear(): void;
}

/**
 * Keeps the query cache in browser storage, per store view (spec §9): one value, read before the
 * first render. A missing, corrupt, full or blocked storage counts as an empty one.
 */
export function cacheStorage(
  store: () => Storage,
  view: string | null,
  onHydrated: () => void,
): CacheStorage {
  const key = cacheKey(view);
  const entries = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOff = false;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isOff) return;
    try {
      store().setItem(key, bounded(entries));
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
  globalThis.addEventListener?.('pagehide', () => timer !== undefined && write());

  return {
    async readData() {
      const found: SerializedEntries = {};
      try {
        const lines = store().getItem(key)?.split('\n') ?? [];
        for (let at = 0; at + 1 < lines.length; at += 2) {
          const [name = '', value = ''] = [lines[at], lines[at + 1]];
          JSON.parse(value.replace(/^:/, ''));
          entries.set(name, value);
          found[name] = value;
        }
        return found;
      } catch {
        entries.clear();
        drop();
        return {};
      }
    },
    async writeData(delta) {
      for (const [name, value] of Object.entries(delta)) {
        entries.delete(name);
        if (value !== undefined && PUBLIC.test(name)) entries.set(name, value);
      }
      timer ??= setTimeout(write, DELAY);
    },
    onCacheHydrated: onHydrated,
    clear() {
      isOff = true;
      clearTimeout(timer);
      timer = undefined;
      entries.clear();
      drop();
    },
  };
}

/** The latest entries that fit the budget. */
function bounded(entries: Map<string, string>): string {
  const lines: string[] = [];
  let size = 0;
  for (const [name, value] of [...entries].reverse()) {
    size += name.length + value.length + 2;
    if (size > BUDGET) break;
    lines.push(name, value);
  }
  return lines.join('\n');
}
