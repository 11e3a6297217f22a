import { readFileSync } from 'node:fs';

/**
 * Matches the requests for code that the shop fetches on demand.
 *
 * @param sources the modules that are imported on demand, from the root of the repository
 * @throws when the build has no file of its own for one of them
 */
export function codeOf(...sources: string[]): RegExp {
  const manifest: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(
    readFileSync('dist/.vite/manifest.json', 'utf8'),
  );
  const files = sources.map((source) => {
    const chunk = manifest[source];
    if (!chunk?.isDynamicEntry) throw new Error(`${source} is not a file of its own in dist.`);
    return chunk.file.replaceAll('.', '\\.');
  });
  return new RegExp(`/(${files.join('|')})$`);
}
