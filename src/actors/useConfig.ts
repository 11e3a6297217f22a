import { createContext, useContext } from 'react';

/** What of the run-time configuration components may know. */
export interface ShopConfig {
  /** Whether the platform has the PWA modules' fields; auto: ask and see. */
  pwaFields: 'on' | 'off' | 'auto';
}

const ConfigContext = createContext<ShopConfig>({ pwaFields: 'auto' });

export const ConfigProvider = ConfigContext.Provider;

/** Whether to ask the platform for the PWA modules' fields. */
export function usePwaFields(): 'on' | 'off' | 'auto' {
  return useContext(ConfigContext).pwaFields;
}
