import { useContext } from 'react';
import { EnvironmentContext } from './useEnvironment.ts';

/** Payment providers whose forms are enabled in the configuration. */
export function usePaymentProviders(): readonly string[] {
  return useContext(EnvironmentContext).paymentProviders?.split(' ') ?? [];
}
