/**
 * Claims a name for this tab alone, at once or not at all.
 *
 * @param told whether the claim was granted. Where the browser has no locks it always is.
 * @returns how to give the name back; it goes by itself with the tab.
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
