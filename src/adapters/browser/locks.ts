/**
 * Does some work while no other tab of this shop does work of the same name: two tabs that add
 * their first product at once then share one cart. Where the browser has no locks (plain http to
 * another host) or refuses them (cookies are blocked) the work is simply done.
 */
export async function withLock<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  const locks = manager();
  if (!locks) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  return locks.request(PREFIX + name, begin).catch((error: unknown) => {
    if (isBegun) throw error;
    return work();
  });
}

/**
 * Tells the other tabs a short text for two seconds, by a lock that is named so. What one tab
 * stores, another may read some time later; the locks of a browser are the same for all at once.
 */
export async function announce(name: string, text: string): Promise<void> {
  const locks = manager();
  if (!locks) return;
  await new Promise<void>((resolve) => {
    locks
      .request(`${PREFIX}${name}=${text}`, { mode: 'shared' }, () => {
        resolve();
        return new Promise<void>((release) => setTimeout(release, TOLD_FOR));
      })
      .catch(() => resolve());
  });
}

/** What was announced last by this name, here or in another tab; null when nothing was. */
export async function announced(name: string): Promise<string | null> {
  const { held = [] } =
    (await manager()
      ?.query()
      .catch(() => null)) ?? {};
  const start = `${PREFIX}${name}=`;
  const told = held.findLast((lock) => lock.name?.startsWith(start));
  return told?.name?.slice(start.length) ?? null;
}

const PREFIX = 'florilegium:';
/** In ms. */
const TOLD_FOR = 2_000;

const manager = () => globalThis.navigator?.locks as LockManager | undefined;
