import type { Rolldown } from 'vite';

const ASSETS = 'assets/[name]-[hash:7].[ext]';
/** Both outputs must name a picture alike: documents link the browser's files. */
const HASH_CHARACTERS = 'base36';

/** Output of the server's renderer: one file. */
export const RENDERER_OUTPUT: Rolldown.OutputOptions = {
  format: 'cjs',
  hashCharacters: HASH_CHARACTERS,
  entryFileNames: 'render.cjs',
  assetFileNames: ASSETS,
  codeSplitting: false,
};

/** Output for the browser: chunks that every page loads, one that many share, and one per page. */
export const BROWSER_OUTPUT: Rolldown.OutputOptions = {
  // Chunks and their styles have no names: the preload map, which the home page loads, would repeat
  // each one.
  hashCharacters: HASH_CHARACTERS,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }) =>
    name.startsWith('inspector') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  assetFileNames: ({ names: [name = ''] }) =>
    name.endsWith('.css') ? 'assets/[hash:7].[ext]' : ASSETS,
  codeSplitting: {
    groups: [
      { name: 'inspector', test: /\?inspector$/, priority: 1, entriesAware: true },
      // Separate files: each is evaluated in its own task, so that none blocks a phone.
      {
        name: 'react',
        test: /node_modules\/(?:react|react-dom|scheduler)\/|\/reactDom\.ts$/,
        tags: ['$initial'],
        priority: 5,
      },
      {
        name: 'actors',
        test: /node_modules\/(?:xstate|@xstate)\//,
        tags: ['$initial'],
        priority: 4,
      },
      { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 3 },
      { name: 'machines', test: /\/machines\//, tags: ['$initial'], priority: 3 },
      { name: 'shell', tags: ['$initial'], priority: 2 },
      // One chunk for modules that many pages share, instead of dozens of a few hundred bytes; one
      // for those that only the account's pages share.
      { name: 'common', test: /^(?!.*\/shop\/account\/)/, minShareCount: 6, priority: 2 },
      { name: 'account', test: /\/shop\/account\//, minShareCount: 6, priority: 1 },
    ],
  },
};
