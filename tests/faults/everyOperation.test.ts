import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { everyRow } from './everyRow.ts';

const SRC = join(import.meta.dirname, '../../src');

const sources = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
const namesMatching = (pattern: RegExp) =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** The names of the documents: each begins a line with its kind and its name. */
const documents = () => namesMatching(/^\s*(?:query|mutation) ([A-Z]\w*)\b/gm);
const rest = () => {
  const carts = namesMatching(/['`](\/rest\/V1\/[^'`]*)['`]/g).map((path) =>
    path.replace(/\$\{[^}]*\}/, ':cartId'),
  );
  const calls = namesMatching(/\$\{cartOf\(\w+\)\}\/([\w-]+)/g);
  return carts.flatMap((cart) => calls.map((call) => `${cart}/${call}`));
};

it('Fault table: lists every operation that the shop sends, once', () => {
  const sent = [...documents(), ...rest(), ...namesMatching(/['`](\/sandbox\/[^'`]*)['`]/g)];
  expect(sent.length).toBeGreaterThan(45);
  expect(everyRow.map(({ operation }) => operation).sort()).toEqual([...new Set(sent)].sort());
});
