/**
 * Does some work while no other tab of this shop does work of the same name: two tabs that add
 * their first product at once then share one cart. Where the browser has no locks (plain http to
 * another host) the work is simply done.
 */
export function alone<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request(`florilegium:${name}`, work) : work();
}
