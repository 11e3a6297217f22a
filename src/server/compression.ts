import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(?:html|js|mjs|css|svg|json|webmanifest|txt|xml|map)$/;

/**
 * Writes a brotli and a gzip file next to every text file of the folder, unless up-to-date ones
 * exist.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  if (await isFresh(file)) return;
  const text = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await Promise.all([
    brotli(text, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(text, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

async function isFresh(file: string): Promise<boolean> {
  const times = await Promise.all(
    [file, `${file}.br`, `${file}.gz`].map((variant) => stat(variant).catch(() => null)),
  );
  const [source, ...packed] = times.map((found) => found?.mtimeMs ?? 0);
  return packed.every((time) => time >= (source ?? 0));
}
