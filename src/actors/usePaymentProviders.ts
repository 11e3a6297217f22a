import { useContext } from 'react';
import { ConfigContext } from './useConfig.ts';

/** Payment providers whose forms are enabled in the configuration. */
export function usePaymentProviders(): readonly string[] {
  return useContext(ConfigContext).paymentProviders?.split(' ') ?? [];
}
