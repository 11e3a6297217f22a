import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A cache of bytes by key in `folder`/`version`, which survives restarts. Its first write deletes
 * the files of other versions; above `limit` bytes the oldest files are deleted. A folder that
 * cannot be written only costs time, since pictures are drawn again.
 */
export function folderCache(folder: string, version: string, limit: number) {
  const own = join(folder, version);
  let prepared: Promise<Map<string, number>> | undefined;
  return {
    get: (key: string): Promise<Buffer | undefined> =>
      readFile(join(own, key)).catch(() => undefined),
    async set(key: string, bytes: Buffer): Promise<void> {
      const partial = join(own, `${key}.${randomUUID()}`);
      try {
        prepared ??= prepare(folder, version);
        const sizes = await prepared;
        await writeFile(partial, bytes);
        await rename(partial, join(own, key));
        sizes.delete(key);
        sizes.set(key, bytes.length);
        await Promise.all(oldest(sizes, limit).map((name) => rm(join(own, name), { force: true })));
      } catch {
        prepared = undefined;
      }
    },
  };
}

/**
 * Removes the oldest names from `sizes` until the others are within the limit, and returns them.
 */
function oldest(sizes: Map<string, number>, limit: number): string[] {
  let total = 0;
  for (const size of sizes.values()) total += size;
  const names: string[] = [];
  for (const [name, size] of sizes) {
    if (total <= limit) break;
    sizes.delete(name);
    names.push(name);
    total -= size;
  }
  return names;
}

/** The sizes of the cached files, oldest first. */
async function prepare(folder: string, version: string): Promise<Map<string, number>> {
  const own = join(folder, version);
  await mkdir(own, { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== version);
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  const files = await Promise.all(
    (await readdir(own)).map(async (name) => ({
      name,
      found: await stat(join(own, name)).catch(() => null),
    })),
  );
  const stored = files.flatMap(({ name, found }) =>
    found ? { name, size: found.size, at: found.mtimeMs } : [],
  );
  return new Map(stored.sort((a, b) => a.at - b.at).map(({ name, size }) => [name, size]));
}
