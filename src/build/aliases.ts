/** Modules that stand for others in what the browser loads. */
export const ALIASES = [
  // The package names bundles for the browser here, which hold much of each other's code.
  {
    find: /^braintree-web\/(client|hosted-fields)$/,
    replacement: 'braintree-web/$1/index.js',
  },
  // React has had this hook since 18: the shim for those before it need not be sent.
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  {
    find: /^use-sync-external-store\/shim(\/index\.js)?$/,
    replacement: 'react',
  },
];
