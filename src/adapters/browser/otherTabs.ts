import { STORAGE_PREFIX } from '../storage/expiringStorage.ts';

/**
 * Tells when another tab stores something else under a key of ours, or removes it. This tab's own
 * writes are not told. The answer stops it.
 */
export function watchOtherTabs(key: string, tell: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === STORAGE_PREFIX + key || event.key === null) tell();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
