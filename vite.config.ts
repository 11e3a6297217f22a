import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inspectorApart } from './src/build/inspectorApart.ts';
import { linguiMacro } from './src/build/linguiMacro.ts';
import { minifyAgain } from './src/build/minifyAgain.ts';
import { minifyDocuments } from './src/build/minifyDocuments.ts';
import { serverPurifier } from './src/build/serverPurifier.ts';
import { serviceWorker } from './src/build/serviceWorker.ts';
import { TARGETS } from './src/build/targets.ts';
import { commerceServer } from './src/server/devServer.ts';
import { statesGallery } from './tests/gallery/serve.ts';
import { graphiql } from './tests/platform/graphiql/serve.ts';

const ASSETS = 'assets/[name]-[hash:7].[ext]';

/**
 * `vite dev` runs on the demo platform, which lives under tests/ because it is the executable
 * half of the specification that is not ours to implement (README, Decisions).
 */
export default defineConfig(({ mode, isSsrBuild = false }) => ({
  publicDir: isSsrBuild ? false : 'src/public',
  plugins: [
    inspectorApart(),
    minifyDocuments(),
    linguiMacro(),
    react(),
    lingui(),
    ...(isSsrBuild ? [serverPurifier()] : [serviceWorker(), minifyAgain()]),
    ...(mode === 'test' ? [] : [statesGallery(), graphiql(), commerceServer()]),
  ],
  css: mode === 'production' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
  build: {
    target: TARGETS,
    sourcemap: false,
    ...(isSsrBuild && { minify: false }),
    // Every browser of the targets knows it.
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    ...(isSsrBuild && { outDir: 'dist-server', target: 'node20' }),
    // Inlined pictures would be counted as script; inlined styles as style.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: isSsrBuild
        ? {
            format: 'cjs',
            entryFileNames: 'render.cjs',
            assetFileNames: ASSETS,
            codeSplitting: false,
          }
        : {
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
              ],
            },
          },
    },
  },
  resolve: {
    // React has had this hook since 18: the shim for those before it need not be sent.
    alias: [
      // The package names bundles for the browser here, which hold much of each other's code.
      {
        find: /^braintree-web\/(client|hosted-fields)$/,
        replacement: 'braintree-web/$1/index.js',
      },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: 'react',
      },
    ],
  },
  ssr: { noExternal: true, external: ['jsdom'] },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { port: Number(process.env.PORT) || 5173 },
  optimizeDeps: { include: ['@urql/core/internal'] },
}));
