import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { injectManifest } from 'workbox-build';
import { TARGETS } from './targets.ts';

/**
 * Builds /sw.js and writes its precache list: the files that index.html loads, their imports, and
 * the pages that most visits open next. A tab that was opened before a deployment can thus still
 * load them afterwards. All other files are cached when they are used.
 */
export function serviceWorkerPlugin(): Plugin {
  let folder = 'dist';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: ({ build: { outDir } }) => {
      folder = outDir;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: TARGETS,
            lib: {
              entry: 'src/worker/sw.ts',
              formats: ['iife'],
              name: 'worker',
              fileName: () => 'sw.js',
            },
          },
        });
        const worker = join(folder, 'sw.js');
        await injectManifest({
          swSrc: worker,
          swDest: worker,
          globDirectory: folder,
          globPatterns: precachedFiles(folder),
          // These file names contain a hash of their content.
          dontCacheBustURLsMatching: /assets\//,
          modifyURLPrefix: { '': '/' },
        });
      },
    },
  };
}

/** Pages that are precached; each is a dynamic import in src/app/pages.ts. */
const NEXT_PAGES = [
  'src/features/category/CategoryPage.tsx',
  'src/features/product/ProductPage.tsx',
];

/**
 * Lists the files of `folder` to precache.
 *
 * @throws Error when one of `NEXT_PAGES` is not a chunk of the build
 */
function precachedFiles(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    // A view that reports a lost connection cannot fetch its drawings when it appears.
    const drawings = (chunk.assets ?? []).filter((file) => file.endsWith('.svg'));
    for (const file of [chunk.file, ...(chunk.css ?? []), ...drawings]) files.add(file);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const key of ['index.html', ...NEXT_PAGES]) {
    if (!manifest[key]) throw new Error(`${key} is not a chunk: see src/build/serviceWorker.ts.`);
    add(key);
  }
  // Fonts are not chunks; index.html links them.
  for (const [, file = ''] of document.matchAll(/href="\/(assets\/[^"]+\.woff2)"/g))
    files.add(file);
  return [...files];
}
