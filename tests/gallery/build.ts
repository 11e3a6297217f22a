import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { linguiMacro } from '../../src/build/linguiMacro.ts';

/** Where the files ask each other from. */
export const BASE = '/__gallery/';

/** The gallery as files, for what looks at it: it is no part of the shop's own build. */
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
