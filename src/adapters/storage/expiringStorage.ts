import {
  isCache,
  STORAGE_PREFIX,
  type StorageKey,
  TEXT_KEYS,
  UNSETTLED_ORDER,
} from '../../lib/stored/keys.ts';

interface StoredRecord {
  value: unknown;
  /** Epoch ms. */
  timeStored: number;
  /** Lifetime in seconds; without one the record never expires. */
  ttl?: number;
}

/** Persistent storage for small values with an optional lifetime. No method throws. */
export interface ExpiringStorage {
  /** The value, or null when there is none, it has expired, or it cannot be read. */
  get<Value>(key: StorageKey): Value | null;
  /** Whether the key has a value, even an expired one. */
  has(key: StorageKey): boolean;
  /**
   * Remaining lifetime in ms; null without a value or for an expired one, Infinity without a `ttl`.
   */
  timeLeft(key: StorageKey): number | null;
  /**
   * Stores a value; `ttl` in seconds. If storage is full or blocked, until the page is unloaded.
   */
  set(key: StorageKey, value: unknown, ttl?: number): void;
  remove(key: StorageKey): void;
}

/**
 * Creates an expiring storage over the browser's. Expired records are removed when `get` reads
 * them; corrupt ones count as missing. Values that the browser cannot store stay in memory.
 *
 * @param now - returns epoch ms
 */
export function expiringStorage(store: () => Storage, now: () => number): ExpiringStorage {
  const unsaved = new Map<string, string>();
  /** The result of work on the browser's storage; undefined if that is blocked or full. */
  const attempt = <Result>(work: (browserStorage: Storage) => Result): Result | undefined => {
    try {
      return work(store());
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    unsaved.delete(key);
    attempt((browserStorage) => browserStorage.removeItem(STORAGE_PREFIX + key));
  };
  const textOf = (key: string): string | null =>
    unsaved.get(key) ??
    attempt((browserStorage) => browserStorage.getItem(STORAGE_PREFIX + key)) ??
    null;
  const read = (key: string) => recordIn(key, textOf(key));
  /**
   * Reads an unexpired record; removes any other. Never removes a missing one: another tab may just
   * have written it, which this tab does not see at once.
   */
  const readUnexpired = (key: string): StoredRecord | null => {
    const text = textOf(key);
    const record = recordIn(key, text);
    if (record && timeLeftOf(record, now()) >= 0) return record;
    if (text !== null) remove(key);
    return null;
  };
  return {
    get: <Value>(key: StorageKey) => (readUnexpired(key)?.value ?? null) as Value | null,
    has: (key) => read(key) !== null,
    // Does not remove an expired record: other tabs would see the removal before its reason.
    timeLeft: (key) => {
      const record = read(key);
      const remaining = record && timeLeftOf(record, now());
      return remaining === null || remaining < 0 ? null : remaining;
    },
    set: (key, value, ttl) => {
      const record: StoredRecord = {
        value,
        timeStored: now(),
        ...(ttl === undefined ? {} : { ttl }),
      };
      const text = JSON.stringify(record);
      const write = (browserStorage: Storage) => {
        browserStorage.setItem(STORAGE_PREFIX + key, text);
        return true;
      };
      unsaved.delete(key);
      if (attempt(write)) return;
      attempt(evictCaches);
      if (attempt(write)) return;
      // The browser's older value is outdated.
      attempt((browserStorage) => browserStorage.removeItem(STORAGE_PREFIX + key));
      unsaved.set(key, text);
    },
    remove,
  };
}

/** Parses a record; null if it is not one of the shop's. */
function recordIn(key: string, text: string | null): StoredRecord | null {
  try {
    const record = JSON.parse(text ?? 'null') as StoredRecord | null;
    return typeof record?.timeStored === 'number' && !hasWrongShape(key, record) ? record : null;
  } catch {
    return null;
  }
}

/**
 * Rejects values of a wrong shape. An unsettled order blocks the cart's recovery, so it needs a
 * ttl.
 */
function hasWrongShape(key: string, { value, ttl }: StoredRecord): boolean {
  if (key === 'cartId' && value === '') return true;
  if (key !== UNSETTLED_ORDER) return TEXT_KEYS.has(key) && typeof value !== 'string';
  const { cartId, emailHash } = (value ?? {}) as Record<string, unknown>;
  return [typeof cartId, typeof emailHash, typeof ttl].join() !== 'string,string,number';
}

const timeLeftOf = ({ timeStored, ttl }: StoredRecord, now: number): number =>
  ttl === undefined ? Number.POSITIVE_INFINITY : timeStored + ttl * 1_000 - now;

/** Frees space by deleting the query and image caches, which can be fetched again. */
function evictCaches(store: Storage): void {
  for (const key of Object.keys(store)) {
    if (isCache(key)) store.removeItem(key);
  }
}
