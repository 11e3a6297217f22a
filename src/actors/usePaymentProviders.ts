import { useContext } from 'react';
import { ConfigContext } from './useConfig.ts';

/** Payment providers whose forms the owner has switched on. */
export function usePaymentProviders(): readonly string[] {
  return useContext(ConfigContext).paymentProviders?.split(' ') ?? [];
}
