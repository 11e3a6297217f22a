import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Bytes by key in `folder`/`version`, so that a restart, or the next test file, finds them. The
 * first write removes what other versions left. A folder that cannot be written only costs time:
 * the pictures are drawn again.
 */
export function folderCache(folder: string, version: string) {
  const own = join(folder, version);
  let prepared: Promise<void> | undefined;
  return {
    get: (key: string): Promise<Buffer | undefined> =>
      readFile(join(own, key)).catch(() => undefined),
    async set(key: string, bytes: Buffer): Promise<void> {
      const partial = join(own, `${key}.${randomUUID()}`);
      try {
        prepared ??= prepare(folder, version);
        await prepared;
        await writeFile(partial, bytes);
        await rename(partial, join(own, key));
      } catch {
        prepared = undefined;
      }
    },
  };
}

async function prepare(folder: string, version: string): Promise<void> {
  await mkdir(join(folder, version), { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== version);
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
