import type { PaymentProvider } from '../../../lib/money/paymentCodes.ts';
import { BRAINTREE_SOURCES } from './braintree/sources.ts';

/** The origins that the content security policy must allow for a provider's form. */
export interface ProviderSources {
  /** Origins of iframes. */
  frames: readonly string[];
  /** Origins of requests that the form's code sends. */
  connect: readonly string[];
}

/** By the provider's name in PAYMENT_PROVIDERS. The server's content security policy uses them. */
export const PROVIDER_SOURCES: Readonly<Record<PaymentProvider, ProviderSources>> = {
  braintree: BRAINTREE_SOURCES,
};
