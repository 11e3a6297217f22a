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
  const found = JSON.parse(text ?? '{}') as Entries | null;
  if (typeof found !== 'object' || found === null) throw new SyntaxError('Not a cache.');
  for (const name in found) {
    if (!name.includes('.') || typeof found[name] !== 'string') {
      throw new SyntaxError('Not a cache entry.');
    }
  }
  return found;
}

/** Applies a delta to the entries: changed ones move to the end, undefined values are deleted. */
export function changeEntries(entries: Entries, delta: SerializedEntries, kept: RegExp): void {
  for (const [name, value] of Object.entries(delta)) {
    delete entries[name];
    if (value !== undefined && kept.test(name)) entries[name] = value;
  }
}

/** Serialises the latest entries that fit the budget, oldest first. */
export function writeEntries(entries: Entries): string {
  const kept: string[] = [];
  let size = 2;
  for (const [name, value] of Object.entries(entries).reverse()) {
    const entry = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
    size += entry.length + 1;
    if (size > BUDGET) break;
    kept.push(entry);
  }
  return `{${kept.reverse().join(',')}}`;
}
