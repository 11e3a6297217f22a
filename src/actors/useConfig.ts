import { createContext, useContext } from 'react';
import type { Tokenise } from './useTokenise.ts';

/** What of the run-time configuration components may know. */
export interface ShopConfig {
  /** Whether the platform has the PWA modules' fields; auto: ask and see. */
  pwaFields: 'on' | 'off' | 'auto';
  /** The platform does not have them: not to be asked for again in this visit. */
  forgoPwaFields: () => void;
  /** Whether the shop is shown inside the mobile app. */
  isWebview: boolean;
  /** The currency that prices are shown in, or null where the platform's default is. */
  currency: string | null;
  /** Puts the page on paper. */
  print: () => void;
  /** Whether the last thing that happened to the session is that its time was over. */
  hasSessionEnded: boolean;
  /** Until when the outcome of a payment may stay unknown (epoch ms); null: of none, or not known. */
  doubtEnds: () => number | null;
  /** Of Google Maps; empty where maps are lists of places. */
  mapsKey: string;
  /** What the addresses of the platform's own pages begin with. */
  platformBases: readonly string[];
  /** Payment providers whose forms the owner has switched on, spaces between them. */
  paymentProviders?: string;
  /** The card processor's way from a card to a nonce. */
  tokenise: Tokenise;
}

/** Without a page to read it from. */
export const DEFAULT_CONFIG: ShopConfig = {
  pwaFields: 'auto',
  forgoPwaFields: () => {},
  isWebview: false,
  currency: null,
  print: () => {},
  hasSessionEnded: false,
  doubtEnds: () => null,
  mapsKey: '',
  platformBases: [],
  tokenise: () => Promise.reject(Error()),
};

/** Handed down to every component; each hook below reads one part of it. */
export const ConfigContext = createContext(DEFAULT_CONFIG);

export const ConfigProvider = ConfigContext.Provider;

/** Whether to ask the platform for the PWA modules' fields, and how to tell that it has none. */
export function usePwaFields(): Pick<ShopConfig, 'pwaFields' | 'forgoPwaFields'> {
  return useContext(ConfigContext);
}

/** Whether to show the reduced header and no footer. */
export function useIsWebview(): boolean {
  return useContext(ConfigContext).isWebview;
}

/** The currency that prices are shown in, or null where the platform's default is. */
export function useShownCurrency(): string | null {
  return useContext(ConfigContext).currency;
}

/** Whether the shopper was signed out because the time was over, and has not signed in since. */
export function useHasSessionEnded(): boolean {
  return useContext(ConfigContext).hasSessionEnded;
}

/** Until when an order that could not be confirmed stays in doubt, as epoch ms. */
export function useDoubtEnds(): number | null {
  return useContext(ConfigContext).doubtEnds();
}

/** The key of Google Maps; empty where none is configured. */
export function useMapsKey(): string {
  return useContext(ConfigContext).mapsKey;
}

/** What the addresses of the platform's own pages begin with: links to them stay in the shop. */
export function usePlatformBases(): readonly string[] {
  return useContext(ConfigContext).platformBases;
}

/** Puts the page on paper. */
export function usePrint(): () => void {
  return useContext(ConfigContext).print;
}
