import type { Rolldown } from 'vite';

const ASSETS = 'assets/[name]-[hash:7].[ext]';

/** The one file that renders pages on the server. */
export const RENDERER_OUTPUT: Rolldown.OutputOptions = {
  format: 'cjs',
  entryFileNames: 'render.cjs',
  assetFileNames: ASSETS,
  codeSplitting: false,
};

/** The files of the browser: what every page starts with, what many share, and each page's own. */
export const BROWSER_OUTPUT: Rolldown.OutputOptions = {
  // No names: each one stands in the list of what is fetched with what, which home loads.
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }) =>
    name.startsWith('inspector') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  assetFileNames: ASSETS,
  codeSplitting: {
    groups: [
      { name: 'inspector', test: /\?inspector$/, priority: 1, entriesAware: true },
      { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 3 },
      { name: 'shell', tags: ['$initial'], priority: 2 },
      // What many pages share comes in one file, not in dozens of a few hundred bytes.
      { name: 'common', minShareCount: 6, priority: 1 },
    ],
  },
};
