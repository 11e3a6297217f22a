import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { linguiMacro } from '../../src/build/linguiMacro.ts';

/** The base path of the gallery's files. */
export const BASE = '/__gallery/';

/** Builds the gallery for tests; the shop's own build does not contain it. */
export async function buildGallery(outDir: string): Promise<void> {
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    base: BASE,
    publicDir: false,
    plugins: [linguiMacro(), react(), lingui()],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'tests/gallery/index.html' },
    },
  });
}
