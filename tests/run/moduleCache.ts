import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Beside a module and Vitest's configuration, these decide how the module is compiled. */
const SETTINGS = [
  'tsconfig.json',
  'machines/tsconfig.json',
  'src/tsconfig.json',
  'src/build/tsconfig.json',
  'src/server/tsconfig.json',
  'package.json',
  'lingui.config.ts',
  'src/locales/locales.ts',
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The code of these depends on other files too: on the source texts, or on which files exist. */
const TEXTS = /\.po(\?|$)/;
const READS_FOLDERS = /import\.meta\.glob\b|\bimport\(\s*`/;

const keyOf = ({ id, sourceCode }: { id: string; sourceCode: string }) =>
  !TEXTS.test(id) && !READS_FOLDERS.test(sourceCode) && SETTINGS;

/**
 * Stores compiled modules in files: otherwise each project of Vitest compiles all modules again.
 * `npm test` deletes the files first.
 */
export const moduleCache: Plugin = {
  name: 'module-cache',
  configureVitest: ({ experimental_defineCacheKeyGenerator }) =>
    experimental_defineCacheKeyGenerator(keyOf),
};

/** Vitest's `experimental` options for it. */
export const MODULE_CACHE = { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' };
