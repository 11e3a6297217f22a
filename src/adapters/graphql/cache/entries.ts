import type { SerializedEntries } from '@urql/exchange-graphcache';

/** The most that one store view keeps, in characters: all views share one quota. */
const BUDGET = 1_000_000;

/** By their names, each as JSON text of its own; the latest stands last. */
export type Entries = Record<string, string>;

/**
 * Reads the text that `writeEntries` wrote, in one go: this is what a visit begins with. What is
 * inside an entry is read by the cache itself.
 * @throws SyntaxError when it is anything else.
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

/** Puts what has changed behind what was there. */
export function changeEntries(entries: Entries, delta: SerializedEntries, kept: RegExp): void {
  for (const [name, value] of Object.entries(delta)) {
    delete entries[name];
    if (value !== undefined && kept.test(name)) entries[name] = value;
  }
}

/** The latest entries that fit the budget, oldest first. */
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
