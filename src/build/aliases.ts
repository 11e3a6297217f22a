/** Modules that the browser's build replaces by smaller equivalents. */
export const ALIASES = [
  // The package's browser field names bundles that duplicate much of each other's code.
  {
    find: /^braintree-web\/(client|hosted-fields)$/,
    replacement: 'braintree-web/$1/index.js',
  },
  // React has had this hook since version 18, so no shim is needed.
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  {
    find: /^use-sync-external-store\/shim(\/index\.js)?$/,
    replacement: 'react',
  },
];
