import { createContext, useContext } from 'react';
import type { Tokenise } from '../lib/money/card.ts';

/** Tells links to pages of this shop from links to other sites. */
export interface PlatformLinks {
  /** The base URLs of the platform's own pages. */
  linkBases: readonly string[];
  /** The code of the default store view, which the shop's own addresses do not contain. */
  defaultView: string;
}

/** Whether to request the fields of the platform's PWA modules. */
interface PwaFields {
  /** Whether the platform has these fields; `auto` tries them and falls back. */
  setting: 'on' | 'off' | 'auto';
  /** Stops asking for these fields for this visit: the platform lacks them. */
  ignore: () => void;
}

/**
 * The environment that components read without a machine: configuration, and functions of browser
 * and platform.
 */
export interface ShopEnvironment {
  pwaFields: PwaFields;
  /** Whether the shop is shown inside the mobile app. */
  isWebview: boolean;
  /** The currency that prices are shown in; null for the platform's default. */
  currency: string | null;
  /** Whether the browser is online now. A change of its answer does not re-render a component. */
  isOnline: () => boolean;
  /** Opens the print dialog. */
  print: () => void;
  /**
   * Until when a payment's outcome may stay unknown (epoch ms); null if no payment is outstanding.
   */
  verificationEnd: () => number | null;
  /** The Google Maps key; empty where maps are replaced by lists of places. */
  mapsKey: string;
  platformLinks: PlatformLinks;
  /** Payment providers whose forms are enabled, separated by spaces. */
  paymentProviders?: string;
  /** Exchanges a card for a nonce at the card processor. */
  tokenise: Tokenise;
}

/** The environment outside an `EnvironmentProvider`. */
export const DEFAULT_ENVIRONMENT: ShopEnvironment = {
  pwaFields: { setting: 'auto', ignore: () => {} },
  isWebview: false,
  currency: null,
  isOnline: () => true,
  print: () => {},
  verificationEnd: () => null,
  mapsKey: '',
  platformLinks: { linkBases: [], defaultView: 'default' },
  tokenise: () => Promise.reject(Error()),
};

/** Provides the environment; each hook below reads one part of it. */
export const EnvironmentContext = createContext(DEFAULT_ENVIRONMENT);

export const EnvironmentProvider = EnvironmentContext.Provider;

/** Whether queries ask for the fields of the PWA modules, and how to stop asking for them. */
export function usePwaFields(): PwaFields {
  return useContext(EnvironmentContext).pwaFields;
}

/** Whether to show the reduced header and no footer. */
export function useIsWebview(): boolean {
  return useContext(EnvironmentContext).isWebview;
}

/** The currency that prices are shown in; null for the platform's default. */
export function useShownCurrency(): string | null {
  return useContext(EnvironmentContext).currency;
}

/** Returns a function that reads whether the browser is online. */
export function useOnlineCheck(): () => boolean {
  return useContext(EnvironmentContext).isOnline;
}

/**
 * Until when an unconfirmed order's outcome may stay unknown, as epoch ms; null if none is
 * outstanding.
 */
export function useVerificationEnd(): number | null {
  return useContext(EnvironmentContext).verificationEnd();
}

/** The key of Google Maps; empty where none is configured. */
export function useMapsKey(): string {
  return useContext(EnvironmentContext).mapsKey;
}

/** How to recognise the links in managed content that lead to pages of this shop. */
export function usePlatformLinks(): PlatformLinks {
  return useContext(EnvironmentContext).platformLinks;
}

/** Returns a function that opens the browser's print dialog. */
export function usePrint(): () => void {
  return useContext(EnvironmentContext).print;
}
