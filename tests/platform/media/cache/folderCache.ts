import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Bytes by key in a folder, so that a restart, or the next test file, finds them. A folder that
 * cannot be written only costs time: the pictures are drawn again.
 */
export function folderCache(folder: string) {
  return {
    get: (key: string): Promise<Buffer | undefined> =>
      readFile(join(folder, key)).catch(() => undefined),
    async set(key: string, bytes: Buffer): Promise<void> {
      const partial = join(folder, `${key}.${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(partial, bytes);
        await rename(partial, join(folder, key));
      } catch {
        return;
      }
    },
  };
}
