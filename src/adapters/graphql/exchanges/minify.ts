const STRINGS = /("""[\s\S]*?"""|"(?:\\.|[^"\\])*")/;
const minified = new Map<string, string>();

/** Removes insignificant white space, commas and comments from a GraphQL document; memoised. */
export function minify(query: string): string {
  const cached = minified.get(query);
  if (cached !== undefined) return cached;
  const text = query
    .split(STRINGS)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/#[^\n\r]*/g, '')
            .replace(/[\s,\ufeff]+/g, ' ')
            .replace(/ ?([!$&()=@[\]{|}:]|\.\.\.) ?/g, '$1'),
    )
    .join('')
    .trim();
  minified.set(query, text);
  return text;
}
