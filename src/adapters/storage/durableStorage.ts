/**
 * Storage for texts that are on disk once `set` resolves, so that they survive a killed browser.
 */
interface DurableStorage {
  /** @returns null without a text, or when the storage cannot be read */
  get(key: string): Promise<string | null>;
  /** Resolves when the text is on disk, or cannot be written; never rejects. */
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

const NAME = 'florilegium';
const STORE = 'records';
/** How long to wait for the browser, in ms. */
const TIMEOUT_MS = 3_000;

/**
 * Creates a storage over IndexedDB with strict durability: `localStorage` reaches the disk seconds
 * later, which is too late for a payment. Without IndexedDB nothing is stored.
 */
function durableStorage(
  factory: () => IDBFactory | undefined = () => globalThis.indexedDB,
): DurableStorage {
  let opening: Promise<IDBDatabase> | null = null;
  const open = () => {
    opening ??= openDatabase(factory());
    // After a failure, the next call opens the database again.
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  const work = async <Result>(
    mode: IDBTransactionMode,
    createRequest: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | null> => {
    try {
      return await withTimeout(
        open().then((database) => runTransaction(database, mode, createRequest)),
      );
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

function openDatabase(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) return reject(new Error('The browser has no IndexedDB.'));
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      // Close for a tab with a newer version of the shop, whose upgrade would otherwise block.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when the transaction is complete, that is on disk. */
function runTransaction<Result>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  createRequest: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = createRequest(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

const withTimeout = <Result>(response: Promise<Result>): Promise<Result> =>
  Promise.race([
    response,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The browser took too long.')), TIMEOUT_MS);
    }),
  ]);

/** The page's one durable storage. */
export const durable: DurableStorage = durableStorage();
