import { isCache, STORAGE_PREFIX, type StorageKey } from '../../lib/stored/keys.ts';
import { parseJson } from './parseJson.ts';
import { recordSchema, type StoredValues } from './storedValues.ts';

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
  get<Key extends StorageKey>(key: Key): StoredValues[Key] | null;
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
 * Creates an expiring storage over the browser's. Expired and invalid records are removed when
 * `get` reads them. Values that the browser cannot store stay in memory.
 *
 * @param now - returns epoch ms
 */
export function expiringStorage(store: () => Storage, now: () => number): ExpiringStorage {
  const unsaved = new Map<string, string>();
  /** Runs work on the browser's storage. @returns false if that is blocked or full */
  const attempt = (work: (browserStorage: Storage) => void): boolean => {
    try {
      work(store());
      return true;
    } catch {
      return false;
    }
  };
  const remove = (key: StorageKey) => {
    unsaved.delete(key);
    attempt((browserStorage) => browserStorage.removeItem(STORAGE_PREFIX + key));
  };
  const read = (key: StorageKey): StoredRecord | null => {
    let text = unsaved.get(key) ?? null;
    if (text === null) {
      attempt((browserStorage) => {
        text = browserStorage.getItem(STORAGE_PREFIX + key);
      });
    }
    return parseJson(recordSchema(key), text);
  };
  /** Reads an unexpired record; removes any other. */
  const readUnexpired = (key: StorageKey): StoredRecord | null => {
    const record = read(key);
    if (record && timeLeftOf(record, now()) >= 0) return record;
    remove(key);
    return null;
  };
  return {
    get: <Key extends StorageKey>(key: Key) =>
      (readUnexpired(key)?.value ?? null) as StoredValues[Key] | null,
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
      const write = () =>
        attempt((browserStorage) => browserStorage.setItem(STORAGE_PREFIX + key, text));
      unsaved.delete(key);
      if (write()) return;
      attempt(makeRoom);
      if (write()) return;
      // The browser's older value is outdated.
      attempt((browserStorage) => browserStorage.removeItem(STORAGE_PREFIX + key));
      unsaved.set(key, text);
    },
    remove,
  };
}

const timeLeftOf = ({ timeStored, ttl }: StoredRecord, now: number): number =>
  ttl === undefined ? Number.POSITIVE_INFINITY : timeStored + ttl * 1_000 - now;

/** Frees space by deleting the query and image caches, which can be fetched again. */
function makeRoom(store: Storage): void {
  for (const key of Object.keys(store)) {
    if (isCache(key)) store.removeItem(key);
  }
}
