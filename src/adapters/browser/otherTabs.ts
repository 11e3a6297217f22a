import { STORAGE_PREFIX, type StorageKey } from '../../lib/stored/keys.ts';

/**
 * Listens for changes that other tabs make to one of the shop's storage keys, including its
 * removal.
 * @returns the function that removes the listener
 */
export function watchOtherTabs(key: StorageKey, onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === STORAGE_PREFIX + key || event.key === null) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
