import { durable } from '../../../adapters/storage/durableStorage.ts';
import type { StorageKey } from '../../../lib/stored/keys.ts';
import type { Services } from '../services.ts';

type Stores = Pick<Services, 'storage' | 'now'>;

/**
 * Stores a value in storage and on disk. Resolves once it is on disk: the browser may be killed in
 * the next moment, and storage reaches the disk only seconds later.
 * @param lifetime - in seconds
 */
export async function storeOnDisk(
  { storage, now }: Stores,
  key: StorageKey,
  value: object,
  lifetime: number,
): Promise<void> {
  storage.set(key, value, lifetime);
  await durable.set(key, JSON.stringify({ value, until: now() + lifetime * 1_000 }));
}

/** Removes a value from storage at once, and from disk without waiting for it. */
export function dropFromDisk({ storage }: Pick<Stores, 'storage'>, key: StorageKey): void {
  storage.remove(key);
  durable.remove(key);
}

/** Restores a value from disk if storage has lost it. */
export async function restoreFromDisk({ storage, now }: Stores, key: StorageKey): Promise<void> {
  const text = await durable.get(key);
  const { value, until } = JSON.parse(text ?? '{}') as { value?: unknown; until?: number };
  const remaining = ((until ?? 0) - now()) / 1_000;
  if (remaining > 0 && !storage.has(key)) storage.set(key, value, remaining);
}
