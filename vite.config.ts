import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ALIASES } from './src/build/aliases.ts';
import { eagerModules } from './src/build/eagerModules.ts';
import { linguiMacro } from './src/build/linguiMacro.ts';
import { minifyAgain } from './src/build/minifyAgain.ts';
import { minifyDocuments } from './src/build/minifyDocuments.ts';
import { omitLoadedPreloads } from './src/build/omitLoadedPreloads.ts';
import { BROWSER_OUTPUT, RENDERER_OUTPUT } from './src/build/output.ts';
import { separateInspector } from './src/build/separateInspector.ts';
import { serverPurifier } from './src/build/serverPurifier.ts';
import { serviceWorkerPlugin } from './src/build/serviceWorker.ts';
import { TARGETS } from './src/build/targets.ts';
import { commerceServer } from './src/server/devServer.ts';
import { statesGallery } from './tests/gallery/serve.ts';
import { graphiql } from './tests/platform/graphiql/serve.ts';

/** `vite dev` runs on the demo platform, which lives under tests/ (README, Decisions). */
export default defineConfig(({ command, mode, isSsrBuild = false }) => ({
  publicDir: isSsrBuild ? false : 'src/public',
  plugins: [
    separateInspector(),
    minifyDocuments(),
    linguiMacro(),
    react(),
    lingui(),
    ...(isSsrBuild
      ? []
      : [serviceWorkerPlugin(), omitLoadedPreloads(), minifyAgain(), eagerModules()]),
    ...(mode === 'test' ? [] : [serverPurifier(), statesGallery(), graphiql(), commerceServer()]),
  ],
  css: mode === 'production' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
  build: {
    target: TARGETS,
    sourcemap: false,
    ...(isSsrBuild && { minify: false }),
    manifest: !isSsrBuild,
    ...(isSsrBuild && { outDir: 'dist-server', target: 'node20' }),
    // Inlined pictures would be counted as script; inlined styles as style.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: isSsrBuild ? RENDERER_OUTPUT : BROWSER_OUTPUT,
    },
  },
  resolve: { alias: ALIASES },
  // The development server runs the demo platform, whose packages cannot be transformed.
  ssr:
    command === 'build' || mode === 'test'
      ? { noExternal: true, external: ['jsdom'] }
      : { noExternal: ['dompurify'] },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { port: Number(process.env.PORT) || 5173 },
  optimizeDeps: { include: ['@urql/core/internal'] },
}));
