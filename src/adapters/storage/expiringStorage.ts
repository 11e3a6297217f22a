/** One prefix for every key of ours. */
export const STORAGE_PREFIX = 'florilegium:';

/** Their values are texts: anything else was put there by somebody else. */
const TEXTS = /^(cartId|signin_token|store_view_.+|applied_coupon_code|cache_id|unmerged_cart)$/;
const CACHES = /^florilegium:(cache:|imagesBySku$)/;

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
  /** Whether a value is kept under the key, be it expired. */
  has(key: string): boolean;
  /** How long a value has to live, in ms; null when there is none, Infinity without a lifetime. */
  timeLeft(key: string): number | null;
  /** Keeps a value; `ttl` in seconds. Where storage is full or blocked, until the page is left. */
  set(key: string, value: unknown, ttl?: number): void;
  remove(key: string): void;
}

/**
 * Storage over the browser's own: records carry when they were stored and how long they
 * live, expired ones are removed on read, and corrupt ones count as absent. What the browser will
 * not keep is held until the page is left.
 */
export function expiringStorage(store: () => Storage, now: () => number): ExpiringStorage {
  const held = new Map<string, string>();
  /** Whether the browser has done it: its storage may be blocked, or full. */
  const does = (work: (kept: Storage) => void): boolean => {
    try {
      work(store());
      return true;
    } catch {
      return false;
    }
  };
  const remove = (key: string) => {
    held.delete(key);
    does((kept) => kept.removeItem(STORAGE_PREFIX + key));
  };
  const read = (key: string): StoredRecord | null => {
    let text = held.get(key) ?? null;
    if (text === null) {
      does((kept) => {
        text = kept.getItem(STORAGE_PREFIX + key);
      });
    }
    return recordIn(key, text);
  };
  /** The record while it lives; any other is removed. */
  const living = (key: string): StoredRecord | null => {
    const record = read(key);
    if (record && leftOf(record, now()) >= 0) return record;
    remove(key);
    return null;
  };
  return {
    get: <Value>(key: string) => (living(key)?.value ?? null) as Value | null,
    has: (key) => read(key) !== null,
    // Nothing is removed: another tab would hear of it before it is said why.
    timeLeft: (key) => {
      const record = read(key);
      const left = record && leftOf(record, now());
      return left === null || left < 0 ? null : left;
    },
    set: (key, value, ttl) => {
      const record: StoredRecord = {
        value,
        timeStored: now(),
        ...(ttl === undefined ? {} : { ttl }),
      };
      const text = JSON.stringify(record);
      const put = () => does((kept) => kept.setItem(STORAGE_PREFIX + key, text));
      held.delete(key);
      if (put()) return;
      does(makeRoom);
      if (put()) return;
      // What was kept before is out of date.
      does((kept) => kept.removeItem(STORAGE_PREFIX + key));
      held.set(key, text);
    },
    remove,
  };
}

/** What is kept under a key, if it is one of ours. */
function recordIn(key: string, text: string | null): StoredRecord | null {
  try {
    const record = JSON.parse(text ?? 'null') as StoredRecord | null;
    return typeof record?.timeStored === 'number' && !isForeign(key, record) ? record : null;
  } catch {
    return null;
  }
}

/** A payment that is outstanding keeps carts from being healed: it must be one of ours, and end. */
function isForeign(key: string, { value, ttl }: StoredRecord): boolean {
  if (key !== 'unsettled_order') return TEXTS.test(key) && typeof value !== 'string';
  const { cartId, emailHash } = (value ?? {}) as Record<string, unknown>;
  return [typeof cartId, typeof emailHash, typeof ttl].join() !== 'string,string,number';
}

const leftOf = ({ timeStored, ttl }: StoredRecord, now: number): number =>
  ttl === undefined ? Number.POSITIVE_INFINITY : timeStored + ttl * 1_000 - now;

/** A full storage gives up the query cache and the image cache: they can be read again. */
function makeRoom(store: Storage): void {
  for (const key of Object.keys(store)) {
    if (CACHES.test(key)) store.removeItem(key);
  }
}
