/**
 * Runs work while holding a lock that all tabs of the shop share, so that, for example, two tabs
 * that add their first product at once create one cart. In a browser without locks (plain http to
 * another host) or with blocked ones (blocked cookies) the work runs without a lock.
 *
 * @param mode - `shared` work waits for `exclusive` work only, and the other way round.
 */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  mode: LockMode = 'exclusive',
): Promise<Result> {
  const locks = lockManager();
  if (!locks) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  return locks.request(LOCK_PREFIX + name, { mode }, begin).catch((error: unknown) => {
    if (hasBegun) throw error;
    return work();
  });
}

/**
 * Waits for an exclusive lock and holds it.
 * @returns the function that releases the lock; the browser also releases it when the tab is closed
 */
export const holdLock = (name: string): Promise<() => void> =>
  new Promise((resolve) => {
    void withLock(name, () => new Promise<void>((release) => resolve(release)));
  });

/**
 * Publishes a short text to the other tabs for two seconds, as the name of a shared lock. Unlike a
 * write to local storage, a lock is visible to all tabs at once.
 */
export async function publishToTabs(name: string, text: string): Promise<void> {
  const locks = lockManager();
  if (!locks) return;
  await new Promise<void>((resolve) => {
    locks
      .request(`${LOCK_PREFIX}${name}=${text}`, { mode: 'shared' }, () => {
        resolve();
        return new Promise<void>((release) => setTimeout(release, PUBLISHED_MS));
      })
      .catch(() => resolve());
  });
}

/** The text that any tab last published under this name; null when there is none. */
export async function lastPublished(name: string): Promise<string | null> {
  const { held = [] } =
    (await lockManager()
      ?.query()
      .catch(() => null)) ?? {};
  const start = `${LOCK_PREFIX}${name}=`;
  const lockHeld = held.findLast((lock) => lock.name?.startsWith(start));
  return lockHeld?.name?.slice(start.length) ?? null;
}

/** Prefix of the shop's lock names. */
export const LOCK_PREFIX = 'florilegium:';
/** How long a published text is visible, in ms. */
const PUBLISHED_MS = 2_000;

/** The browser's lock manager; undefined where there is none. */
export const lockManager = () => globalThis.navigator?.locks as LockManager | undefined;

/** The lock that a tab placing an order holds alone, and that tabs changing its contents share. */
export const ORDER_CONTENTS = 'order-contents';

/**
 * Sends a change of the cart or of a checkout step once no tab is placing an order: the platform
 * would order what the shopper has not seen in the tab where Place Order was pressed.
 */
export const changeOrderContents = <Result>(send: () => Promise<Result>): Promise<Result> =>
  withLock(ORDER_CONTENTS, send, 'shared');
