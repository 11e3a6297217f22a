import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop } from './model.ts';
import { restoreShop, type SavedShop, savedShop } from './savedShop.ts';

/** Milliseconds between a change and its file. */
const PATIENCE = 200;

export interface ShopFiles {
  restore(id: string, shop: Shop): void;
  save(id: string, shop: Shop): void;
  flush(): void;
}

/** Keeps shops as one JSON file each. A change is written a moment later, with those after it. */
export function shopFiles(folder: string): ShopFiles {
  mkdirSync(folder, { recursive: true });
  const waiting = new Map<string, Shop>();
  let timer: NodeJS.Timeout | null = null;
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const [id, shop] of waiting) write(fileOf(id), savedShop(shop));
    waiting.clear();
  };
  return {
    restore(id, shop) {
      const saved = read(fileOf(id));
      if (saved) restoreShop(shop, saved);
    },
    save(id, shop) {
      waiting.set(id, shop);
      timer ??= setTimeout(flush, PATIENCE).unref();
    },
    flush,
  };
}

/** Written aside first, so that a crash never leaves half a file. */
function write(file: string, saved: SavedShop): void {
  writeFileSync(`${file}.new`, JSON.stringify(saved));
  renameSync(`${file}.new`, file);
}

/** Null when there is no file, or none that can be read: the shop then begins anew. */
function read(file: string): SavedShop | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
