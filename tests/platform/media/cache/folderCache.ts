import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Bytes by key in `folder`/`version`, so that a restart, or the next test file, finds them. The
 * first write removes what other versions left; then the oldest go once `limit` bytes are held. A
 * folder that cannot be written only costs time: the pictures are drawn again.
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

/** Takes the oldest names from the sizes until the rest is within the limit. */
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

/** The sizes of what is held, oldest first. */
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
  const held = files.flatMap(({ name, found }) =>
    found ? { name, size: found.size, at: found.mtimeMs } : [],
  );
  return new Map(held.sort((a, b) => a.at - b.at).map(({ name, size }) => [name, size]));
}
