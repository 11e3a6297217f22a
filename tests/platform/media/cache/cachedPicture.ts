import { generatorVersion } from '../generatorVersion.ts';
import { boundedCache } from './boundedCache.ts';
import { folderCache } from './folderCache.ts';

const MEMORY_BYTES = 96 * 1024 * 1024;
/**
 * A few times what the shop's own pages need, so that requests for invented sizes cannot fill the
 * disk.
 */
const FOLDER_BYTES = 1024 * 1024 * 1024;

const memory = boundedCache(MEMORY_BYTES);
const folder = folderCache('.cache/media', generatorVersion(), FOLDER_BYTES);
const inFlight = new Map<string, Promise<Buffer>>();

/**
 * The bytes of a key from memory, from the folder, or made now. Concurrent requests share one call
 * of `make`.
 */
export function cachedPicture(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const cached = memory.get(key);
  if (cached) return Promise.resolve(cached);
  const pending = inFlight.get(key);
  if (pending) return pending;
  const work = find(key, make).finally(() => inFlight.delete(key));
  inFlight.set(key, work);
  return work;
}

async function find(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const stored = await folder.get(key);
  const bytes = stored ?? (await make());
  memory.set(key, bytes);
  if (!stored) await folder.set(key, bytes);
  return bytes;
}
