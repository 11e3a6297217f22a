import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inspectorApart } from './src/build/inspectorApart.ts';
import { linguiMacro } from './src/build/linguiMacro.ts';
import { minifyDocuments } from './src/build/minifyDocuments.ts';
import { serviceWorker } from './src/build/serviceWorker.ts';
import { smallerShell } from './src/build/smallerShell.ts';
import { commerceServer } from './src/server/devServer.ts';
import { statesGallery } from './tests/gallery/serve.ts';

/**
 * `vite dev` runs on the demo platform, which lives under tests/ because it is the executable
 * half of the specification that is not ours to implement (README, Decisions).
 */
export default defineConfig(({ mode }) => ({
  publicDir: 'src/public',
  plugins: [
    inspectorApart(),
    minifyDocuments(),
    linguiMacro(),
    react(),
    lingui(),
    smallerShell(),
    serviceWorker(),
    ...(mode === 'test' ? [] : [statesGallery(), commerceServer()]),
  ],
  css: mode === 'production' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Of what a page's chunk imports, most is there already: only what may not be is named.
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((name) => /\.css$|\/forms-/.test(name)),
    },
    // Inlined pictures would be counted as script; inlined css as style.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Every byte of these names is in the list of what comes with what.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7].[ext]',
        // Few larger files compress better than many small ones that always come together.
        codeSplitting: {
          groups: [
            // Stately's own is large, and asked for apart.
            { name: 'stately', test: /stately.*\?inspector$/, priority: 3 },
            { name: 'inspector', test: /\?inspector$/, priority: 2 },
            {
              // Small things that most pages share: one file instead of twenty.
              name: 'forms',
              test: /src[\\/](ui[\\/](Breadcrumbs|Stepper|PasswordField|Field|TextField|Checkbox|ErrorSummary|PageIcon|pageIcon|TextLink|TextButton|Empty|Form)|shop[\\/](Alert|Empty|PageTitle|Totals|OrderLines|WithSummary|account[\\/](AccountPage|AccountLinks|WhoIsSignedIn|useAccountForm))|lib[\\/]text[\\/]shortHash|actors[\\/](useSession|useCart\.)|app[\\/]system[\\/](lazyInvoke|addFailure))|machines[\\/](domain|checkout[\\/]shippingTitle)/,
              priority: 1,
            },
            {
              // What every page needs; libraries of single features come with these.
              name: 'vendor',
              test: /^(?!.*\?inspector$).*node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|mitt|use-sync-external-store|urql|@urql|@0no-co|wonka|xstate|@xstate|@lingui|gql\.tada)[\\/]/,
              priority: 5,
            },
            {
              // What no page asks for: the network, and errors with what is recorded of them.
              name: 'later',
              test: /src[\\/](app[\\/](system[\\/](deferredServices|lateMachines|network|unhandled|keptRecordings)\.|unhandled)|lib[\\/]redact|adapters[\\/](inspection[\\/]recording|storage[\\/]imagesBySku))|machines[\\/](network|errors)[\\/]/,
              priority: 0,
            },
            {
              name: 'shell',
              test: /^(?!.*\?inspector$).*(?:vite[\\/]preload-helper|src[\\/](main|app[\\/](boot|system[\\/]locale))\.tsx?|node_modules[\\/]dompurify|src[\\/]content[\\/](?:html|pageBuilder)[\\/]|src[\\/]features[\\/]cms|src[\\/]shop[\\/](Product|Tile|Price|SkeletonGrid)|src[\\/]ui[\\/]Skeleton)/,
              priority: 4,
            },
          ],
        },
      },
    },
  },
  resolve: {
    // React has had this hook since 18: the shim for those before it need not be sent.
    alias: [
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
  server: { port: Number(process.env.PORT) || 5173 },
  optimizeDeps: { include: ['@urql/core/internal'] },
}));
