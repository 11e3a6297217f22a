import type { Plugin } from 'vite';

interface Chunk {
  imports: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
}
type Chunks = Readonly<Record<string, Chunk | undefined>>;

/**
 * Omits from the preload list of each dynamic import the files that are loaded before it: those of
 * the entry, which every page loads, and the static imports of the importing chunk. The home page's
 * script contains these lists.
 */
export function omitLoadedPreloads(): Plugin {
  let chunks: Chunks = {};
  let entry = '';
  return {
    name: 'omit-loaded-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser of the targets knows it.
          polyfill: false,
          resolveDependencies: (file, dependencies, { hostId, hostType }) =>
            hostType === 'html'
              ? dependencies
              : missingPreloads(
                  file,
                  dependencies,
                  filesLoadedWith([entry, hostId], chunks),
                  chunks,
                ),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const outputs = Object.values(bundle).filter((output) => output.type === 'chunk');
        chunks = Object.fromEntries(outputs.map((chunk) => [chunk.fileName, chunk]));
        entry = outputs.find(({ isEntry }) => isEntry)?.fileName ?? '';
      },
    },
  };
}

/**
 * The dependencies that are not loaded. A file that needs nothing else is not preloaded: its import
 * requests it at once, unless a style sheet comes first.
 */
export function missingPreloads(
  file: string,
  dependencies: readonly string[],
  loaded: ReadonlySet<string>,
  chunks: Chunks,
): string[] {
  const missing = dependencies.filter((dependency) => !loaded.has(dependency));
  const hasStyles = (chunks[file]?.viteMetadata?.importedCss.size ?? 0) > 0;
  return missing.length === 1 && missing[0] === file && !hasStyles ? [] : missing;
}

/** The files and everything that they import statically. */
export function filesLoadedWith(files: readonly string[], chunks: Chunks): ReadonlySet<string> {
  const loaded = new Set(files);
  for (const file of loaded) {
    for (const imported of chunks[file]?.imports ?? []) loaded.add(imported);
  }
  return loaded;
}
