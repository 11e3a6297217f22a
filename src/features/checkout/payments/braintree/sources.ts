import type { ProviderSources } from '../sources.ts';

/**
 * Braintree's hosted fields: frames for the card, and its API, in the sandbox and for real. Its
 * library also reports usage to www.paypal.com: that stays blocked, and nothing needs it.
 */
export const BRAINTREE_SOURCES: ProviderSources = {
  frames: ['https://assets.braintreegateway.com'],
  connect: [
    'https://api.braintreegateway.com',
    'https://api.sandbox.braintreegateway.com',
    'https://*.braintree-api.com',
  ],
};
