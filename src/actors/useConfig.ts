import { createContext, useContext } from 'react';

/** What of the run-time configuration components may know. */
export interface ShopConfig {
  /** Whether the platform has the PWA modules' fields; auto: ask and see. */
  pwaFields: 'on' | 'off' | 'auto';
  /** Whether the shop is shown inside the mobile app. */
  isWebview: boolean;
}

const ConfigContext = createContext<ShopConfig>({ pwaFields: 'auto', isWebview: false });

export const ConfigProvider = ConfigContext.Provider;

/** Whether to ask the platform for the PWA modules' fields. */
export function usePwaFields(): 'on' | 'off' | 'auto' {
  return useContext(ConfigContext).pwaFields;
}

/** Whether to show the reduced header and no footer (spec §2 "Header"). */
export function useIsWebview(): boolean {
  return useContext(ConfigContext).isWebview;
}
