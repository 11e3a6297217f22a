import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/**
 * Builds /sw.js beside the shop, with the list of what a first visit needs: the files that
 * index.html asks for, what these import, the first language, and the first page of each kind.
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
        const manifest: Record<string, Chunk> = JSON.parse(
          readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
        );
        const document = readFileSync(join(folder, 'index.html'), 'utf8');
        const built = await build({
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            write: false,
            target: 'es2022',
            lib: { entry: 'src/worker/sw.ts', formats: ['iife'], name: 'worker' },
          },
        });
        const [output] = Array.isArray(built) ? built : [built];
        const code = 'output' in output ? output.output[0].code : '';
        const list = firstVisit(manifest, document).map((url) => ({ url, revision: null }));
        writeFileSync(
          join(folder, 'sw.js'),
          code.replace('self.__WB_MANIFEST', JSON.stringify(list)),
        );
      },
    },
  };
}

/** Of what is not asked for by index.html itself. */
const ALSO = [
  'src/locales/en_US/messages.po',
  'machines/catalog/machine.ts',
  'src/adapters/browser/announcePage.ts',
  'src/features/category/CategoryPage.tsx',
  'src/features/product/ProductPage.tsx',
];

export function firstVisit(manifest: Record<string, Chunk>, document: string): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const { file, imports = [], css = [] } = manifest[key] ?? { file: '' };
    if (!file || files.has(`/${file}`)) return;
    files.add(`/${file}`);
    for (const style of css) files.add(`/${style}`);
    for (const next of imports) add(next);
  };
  for (const key of Object.keys(manifest)) {
    const isAsked = document.includes(`"/${manifest[key]?.file}"`);
    if (isAsked || ALSO.some((start) => key.startsWith(start))) add(key);
  }
  // Fonts are asked for by the document, and are no chunks.
  for (const [, url = ''] of document.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g)) files.add(url);
  return [...files];
}
