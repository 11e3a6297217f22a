import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { injectManifest } from 'workbox-build';
import { TARGETS } from './targets.ts';

/**
 * Builds /sw.js beside the shop and writes into it which files to fetch ahead: what index.html asks
 * for, what these files import, and the pages that most visits open next.
 * A tab that was opened before a deploy finds them after it. Everything else is kept when it is used.
 */
export function serviceWorker(): Plugin {
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
          globPatterns: firstVisit(folder),
          // The files' names are their versions.
          dontCacheBustURLsMatching: /assets\//,
          modifyURLPrefix: { '': '/' },
        });
      },
    },
  };
}

/** Each is a dynamic import of src/app/pages.ts. */
const NEXT_PAGES = [
  'src/features/category/CategoryPage.tsx',
  'src/features/product/ProductPage.tsx',
];

/** The files of `folder` that a first visit loads, or may load next. */
function firstVisit(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const key of ['index.html', ...NEXT_PAGES]) {
    if (!manifest[key]) throw new Error(`${key} is not a chunk: see src/build/serviceWorker.ts.`);
    add(key);
  }
  // Fonts are named by the document, and are no chunks.
  for (const [, file = ''] of document.matchAll(/href="\/(assets\/[^"]+\.woff2)"/g))
    files.add(file);
  return [...files];
}
