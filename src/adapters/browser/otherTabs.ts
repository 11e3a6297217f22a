import { STORAGE_PREFIX, type StorageKey } from '../../lib/stored/keys.ts';

/**
 * Listens for another tab that clears all of the browser's storage; the shop itself never does.
 * @returns the function that removes the listener
 */
export function watchStorageCleared(onCleared: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === null) onCleared();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

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
