/** One prefix for every key of ours (spec §9). */
export const STORAGE_PREFIX = 'florilegium:';

interface StoredRecord {
  value: unknown;
  /** Epoch ms. */
  timeStored: number;
  /** Lifetime in seconds; none: for ever. */
  ttl?: number;
}

/** Small values that survive the visit, some for a time only. It never throws. */
export interface ExpiringStorage {
  /** The value, or null when there is none, it has expired, or it cannot be read. */
  get<Value>(key: string): Value | null;
  /** Keeps a value; `ttl` in seconds. A full or blocked storage is no error. */
  set(key: string, value: unknown, ttl?: number): void;
  remove(key: string): void;
}

/**
 * Storage over the browser's own (spec §9): records carry when they were stored and how long they
 * live, expired ones are removed on read, and corrupt ones count as absent.
 */
export function expiringStorage(store: () => Storage, now: () => number): ExpiringStorage {
  const remove = (key: string) => {
    try {
      store().removeItem(STORAGE_PREFIX + key);
    } catch {
      // Blocked storage holds nothing.
    }
  };
  return {
    get: <Value>(key: string) => {
      try {
        const text = store().getItem(STORAGE_PREFIX + key);
        if (text === null) return null;
        const record = JSON.parse(text) as Partial<StoredRecord> | null;
        if (typeof record?.timeStored !== 'number') return null;
        const isExpired =
          record.ttl !== undefined && now() - record.timeStored > record.ttl * 1_000;
        if (!isExpired) return (record.value ?? null) as Value | null;
        remove(key);
        return null;
      } catch {
        return null;
      }
    },
    set: (key, value, ttl) => {
      const record: StoredRecord = {
        value,
        timeStored: now(),
        ...(ttl === undefined ? {} : { ttl }),
      };
      try {
        store().setItem(STORAGE_PREFIX + key, JSON.stringify(record));
      } catch {
        makeRoom(store);
        try {
          store().setItem(STORAGE_PREFIX + key, JSON.stringify(record));
        } catch {
          // Nothing of ours is worth a broken shop.
        }
      }
    },
    remove,
  };
}

/** A full storage gives up the query cache first: it can be read again. */
function makeRoom(store: () => Storage): void {
  try {
    for (const key of Object.keys(store())) {
      if (key.startsWith(`${STORAGE_PREFIX}cache:`)) store().removeItem(key);
    }
  } catch {
    // Blocked storage has no room to make.
  }
}
