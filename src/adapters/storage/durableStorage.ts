/** Texts that are on the disk when `set` settles: a browser that is killed then still has them. */
export interface DurableStorage {
  /** @returns the text, or null where there is none or none can be had */
  get(key: string): Promise<string | null>;
  /** Settles when the browser promises that it is kept, or cannot keep it. It never fails. */
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

const NAME = 'florilegium';
const STORE = 'records';
/** A browser that has not answered by then is not waited for, in ms. */
const PATIENCE = 3_000;

/**
 * IndexedDB with the strictest durability. `localStorage` is written to the disk seconds later,
 * which is too late for a payment. Where the browser has no such storage nothing is kept.
 */
export function durableStorage(
  factory: () => IDBFactory | undefined = () => globalThis.indexedDB,
): DurableStorage {
  let opening: Promise<IDBDatabase> | null = null;
  const open = () => {
    opening ??= opened(factory());
    // The next call tries again.
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  const work = async <Answer>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer | null> => {
    try {
      return await withTimeout(open().then((database) => transacted(database, mode, ask)));
    } catch {
      return null;
    }
  };
  return {
    get: async (key) => {
      const text = await work('readonly', (store) => store.get(key) as IDBRequest<unknown>);
      return typeof text === 'string' ? text : null;
    },
    set: async (key, text) => {
      await work('readwrite', (store) => store.put(text, key));
    },
    remove: async (key) => {
      await work('readwrite', (store) => store.delete(key));
    },
  };
}

function opened(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) return reject(new Error('The browser has no IndexedDB.'));
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      // Another tab with a newer version of the shop must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}

/** Settles when the transaction is complete, which is when it is on the disk. */
function transacted<Answer>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

const withTimeout = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The browser took too long.')), PATIENCE);
    }),
  ]);

/** The browser's own. */
export const durable: DurableStorage = durableStorage();
