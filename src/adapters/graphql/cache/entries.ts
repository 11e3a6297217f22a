/** The most that one store view keeps, in characters: all views share one quota. */
const BUDGET = 1_000_000;

/**
 * Reads the text that `writeEntries` wrote: a name, a newline, its JSON, a newline, and so on.
 * @throws SyntaxError when it is anything else.
 */
export function readEntries(text: string | null): Map<string, string> {
  const entries = new Map<string, string>();
  const lines = text ? text.split('\n') : [];
  for (let at = 0; at < lines.length; at += 2) {
    const [name = '', value = ''] = [lines[at], lines[at + 1]];
    if (!name.includes('.')) throw new SyntaxError('Not a cache entry.');
    JSON.parse(value.replace(/^:/, ''));
    entries.set(name, value);
  }
  return entries;
}

/** The latest entries that fit the budget, oldest first. JSON text holds no raw newline. */
export function writeEntries(entries: ReadonlyMap<string, string>): string {
  const kept: string[] = [];
  let size = 0;
  for (const [name, value] of [...entries].reverse()) {
    size += name.length + value.length + 2;
    if (size > BUDGET) break;
    kept.push(`${name}\n${value}`);
  }
  return kept.reverse().join('\n');
}
