import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderCache } from './media/cache/folderCache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('Picture cache: deletes the oldest files when the folder exceeds its limit', async () => {
  const cache = folderCache(folder, 'one', 30);
  for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.set(key, Buffer.alloc(10));
  expect(readdirSync(join(folder, 'one')).sort()).toEqual(['c', 'd', 'e']);
  expect(await cache.get('a')).toBeUndefined();
  expect(await cache.get('e')).toEqual(Buffer.alloc(10));
});

it('Picture cache: counts the files of an earlier run', async () => {
  await folderCache(folder, 'one', 30).set('a', Buffer.alloc(20));
  const next = folderCache(folder, 'one', 30);
  await next.set('b', Buffer.alloc(20));
  expect(readdirSync(join(folder, 'one'))).toEqual(['b']);
});
