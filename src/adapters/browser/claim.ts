/**
 * Tries to take an exclusive lock for this tab, without waiting for another tab to release it.
 *
 * @param name - the lock's name within the shop
 * @param told - called once with the outcome; in a browser without locks always with true
 * @returns releases the lock; the browser also does so when the tab is closed
 */
export function claim(name: string, told: (isGranted: boolean) => void): () => void {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) {
    told(true);
    return () => {};
  }
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks
    .request(`florilegium:${name}`, { ifAvailable: true }, (lock) => {
      told(lock !== null);
      return lock === null ? undefined : released;
    })
    .catch(() => told(true));
  return release;
}
