import { readFileSync } from 'node:fs';

/** The built file of each source that the shop loads by itself, as the build's manifest says. */
const readManifest = (): [source: string, file: string][] => {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/.vite/manifest.json', 'utf8'),
  );
  return Object.entries(manifest).map(([source, { file }]) => [source, file]);
};

/** The source that a request asks for; undefined for what the shop does not load by itself. */
export const sourceOf = (url: string): string | undefined =>
  readManifest().find(([, file]) => new URL(url).pathname === `/${file}`)?.[0];

/** Matches the requests for the built file of a source. */
export function requestsFor(source: string): (url: URL) => boolean {
  const file = readManifest().find(([name]) => name === source)?.[1];
  if (!file) throw new Error(`${source} is not loaded by itself.`);
  return ({ pathname }) => pathname === `/${file}`;
}
