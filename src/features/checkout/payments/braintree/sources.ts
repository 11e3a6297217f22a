import type { ProviderSources } from '../sources.ts';

/**
 * The origins of Braintree's hosted fields and API, in the sandbox and in production. Its library
 * also reports usage to www.paypal.com; that stays blocked, because nothing needs it.
 */
export const BRAINTREE_SOURCES: ProviderSources = {
  frames: ['https://assets.braintreegateway.com'],
  connect: [
    'https://api.braintreegateway.com',
    'https://api.sandbox.braintreegateway.com',
    'https://*.braintree-api.com',
  ],
};
