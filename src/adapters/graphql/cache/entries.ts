import type { SerializedEntries } from '@urql/exchange-graphcache';

/** Maximum size of one store view's stored cache, in characters: all views share one quota. */
const BUDGET = 1_000_000;

/** Cache entries as JSON text by name, the latest written last. */
export type Entries = Record<string, string>;

/**
 * Parses the text that `writeEntries` wrote. Only the outer object is parsed, since this delays the
 * start of a visit; the cache parses the entries itself.
 *
 * @throws SyntaxError for any other text
 */
export function readEntries(text: string | null): Entries {
  const entries = JSON.parse(text ?? '{}') as Entries | null;
  if (typeof entries !== 'object' || entries === null) throw new SyntaxError('Not a cache.');
  for (const name in entries) {
    if (!name.includes('.') || typeof entries[name] !== 'string') {
      throw new SyntaxError('Not a cache entry.');
    }
  }
  return entries;
}

/** Applies a delta to the entries: changed ones move to the end, undefined values are deleted. */
export function changeEntries(entries: Entries, delta: SerializedEntries, persisted: RegExp): void {
  for (const [name, value] of Object.entries(delta)) {
    delete entries[name];
    if (value !== undefined && persisted.test(name)) entries[name] = value;
  }
}

/** Serialises the latest entries that fit the budget, oldest first. */
export function writeEntries(entries: Entries): string {
  const serialized: string[] = [];
  let size = 2;
  for (const [name, value] of Object.entries(entries).reverse()) {
    const entry = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
    size += entry.length + 1;
    if (size > BUDGET) break;
    serialized.push(entry);
  }
  return `{${serialized.reverse().join(',')}}`;
}
