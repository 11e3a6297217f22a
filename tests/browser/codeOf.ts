import { readFileSync } from 'node:fs';

/**
 * Creates a pattern for the URLs of lazy modules' chunks.
 *
 * @param sources - paths of dynamically imported modules, or index.html, from the repository's root
 * @throws Error when the build has no chunk for one of them
 */
export function codeOf(...sources: string[]): RegExp {
  const manifest: Record<string, { file: string; isEntry?: boolean; isDynamicEntry?: boolean }> =
    JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
  const files = sources.map((source) => {
    const chunk = manifest[source];
    if (!chunk?.isEntry && !chunk?.isDynamicEntry) {
      throw new Error(`${source} is not a file of its own in dist.`);
    }
    return chunk.file.replaceAll('.', '\\.');
  });
  return new RegExp(`/(${files.join('|')})$`);
}
