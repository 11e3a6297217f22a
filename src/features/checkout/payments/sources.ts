import type { PaymentProvider } from '../../../lib/money/paymentCodes.ts';
import { BRAINTREE_SOURCES } from './braintree/sources.ts';

/** What a page of the shop must be allowed to load for a provider's form. */
export interface ProviderSources {
  /** Origins whose frames are shown. */
  frames: readonly string[];
  /** Origins that the form's code talks to. */
  connect: readonly string[];
}

/** By the provider's name in PAYMENT_PROVIDERS; the server's content security policy reads it. */
export const PROVIDER_SOURCES: Readonly<Record<PaymentProvider, ProviderSources>> = {
  braintree: BRAINTREE_SOURCES,
};
