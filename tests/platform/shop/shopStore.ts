import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Shop } from './model.ts';
import { restoreShop, type SavedShop, savedShop } from './savedShop.ts';

/** The store cannot be opened. The message says how to fix it. */
class StoreError extends Error {
  override name = 'StoreError';
}

export interface ShopStore {
  /** Restores the saved state of a shop into a new one. */
  restore(id: string, shop: Shop): void;
  /** Saves the changes of a shop, which are durable when this returns. */
  save(id: string, shop: Shop): void;
  close(): void;
}

/** Index of a row with a whole value instead of an element of a list. */
const WHOLE = -1;

type Rows = Map<string, string[]>;

/**
 * Keeps shops in an SQLite database: one row for each cart, order or other list element, and one
 * row for everything else. The database is locked while it is open, so that only one process can
 * use it; the lock ends with the process.
 *
 * @throws StoreError when another process holds the store, or when the store cannot be read
 */
export function openShopStore(folder: string): ShopStore {
  const file = join(folder, 'shops.db');
  const database = openGuarded(file, () => open(folder, file));
  const write = database.prepare('INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?)');
  const cut = database.prepare('DELETE FROM entries WHERE shop = ? AND kind = ? AND place >= ?');
  const read = database.prepare(
    'SELECT kind, place, value FROM entries WHERE shop = ? ORDER BY kind, place',
  );
  /** The stored rows, so that only changed ones are written. */
  const written = new Map<string, Rows>();

  const put = (id: string, saved: Partial<SavedShop>) => {
    const before = written.get(id) ?? new Map<string, string[]>();
    const after: Rows = new Map();
    for (const [kind, value] of Object.entries(saved)) {
      const list = Array.isArray(value) ? value.map((one) => JSON.stringify(one)) : null;
      const whole = list ? '[]' : JSON.stringify(value);
      const texts = [whole, ...(list ?? [])];
      const known = before.get(kind) ?? [];
      texts.forEach((text, index) => {
        if (text !== known[index]) write.run(id, kind, index + WHOLE, text);
      });
      if (known.length > texts.length) cut.run(id, kind, texts.length + WHOLE);
      after.set(kind, texts);
    }
    return after;
  };
  const transaction = database.transaction(put);
  const save = (id: string, saved: Partial<SavedShop>) => {
    // Recorded only after the transaction has succeeded.
    written.set(id, transaction.immediate(id, saved));
  };

  openGuarded(file, () => importFiles(folder, (id) => read.all(id).length > 0, save));
  return {
    restore(id, shop) {
      const saved: Record<string, unknown> = {};
      const texts: Rows = new Map();
      for (const { kind, place, value } of read.all(id) as Row[]) {
        const one = JSON.parse(value);
        if (place === WHOLE) saved[kind] = one;
        else (saved[kind] as unknown[]).push(one);
        texts.set(kind, [...(texts.get(kind) ?? []), value]);
      }
      if (texts.size === 0) return;
      written.set(id, texts);
      restoreShop(shop, saved as unknown as SavedShop);
    },
    save: (id, shop) => save(id, savedShop(shop)),
    close() {
      if (!database.open) return;
      // Closing alone would keep the lock until all prepared statements are garbage-collected.
      database.pragma('journal_mode = DELETE');
      database.pragma('locking_mode = NORMAL');
      read.all('');
      database.close();
    },
  };
}

interface Row {
  kind: string;
  place: number;
  value: string;
}

function open(folder: string, file: string): Database.Database {
  mkdirSync(folder, { recursive: true });
  const database = new Database(file, { timeout: 0 });
  database.pragma('locking_mode = EXCLUSIVE');
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(`BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS entries (
      shop TEXT, kind TEXT, place INTEGER, value TEXT, PRIMARY KEY (shop, kind, place)
    ) WITHOUT ROWID;
    COMMIT`);
  const [check] = database.pragma('quick_check') as { quick_check: string }[];
  if (check?.quick_check !== 'ok') throw new Error(check?.quick_check ?? 'no response');
  const invalid = database.prepare('SELECT shop FROM entries WHERE NOT json_valid(value)').get();
  if (invalid) throw new Error('an entry is no JSON');
  return database;
}

/** Imports the JSON files in which earlier releases kept shops. */
function importFiles(
  folder: string,
  isStored: (id: string) => boolean,
  save: (id: string, saved: Partial<SavedShop>) => void,
): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const id = name.slice(0, -'.json'.length);
    if (isStored(id)) continue;
    try {
      save(id, JSON.parse(readFileSync(join(folder, name), 'utf8')));
    } catch (error) {
      throw new Error(`${name}: ${error}`);
    }
  }
}

/** Runs the code that opens the store, and turns its failures into a StoreError. */
function openGuarded<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const isLocked = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
    throw new StoreError(
      isLocked
        ? `PLATFORM_DATA: another process holds ${file}. Stop it, or name another folder.`
        : `PLATFORM_DATA: ${file} cannot be read (${error}). Restore it, or move it away for a new shop.`,
    );
  }
}
