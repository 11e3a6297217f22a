import { LOCK_PREFIX, lockManager } from './locks.ts';

/**
 * Tries to take an exclusive lock for this tab, without waiting for another tab to release it.
 * @param name - the lock's name within the shop
 * @param onResult - called once with the outcome; in a browser without locks always with true
 * @returns the function that releases the lock; the browser also releases it when the tab is closed
 */
export function tryLock(name: string, onResult: (isGranted: boolean) => void): () => void {
  const locks = lockManager();
  if (!locks) {
    onResult(true);
    return () => {};
  }
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks
    .request(LOCK_PREFIX + name, { ifAvailable: true }, (lock) => {
      onResult(lock !== null);
      return lock === null ? undefined : released;
    })
    .catch(() => onResult(true));
  return release;
}
