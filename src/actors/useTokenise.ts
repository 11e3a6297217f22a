import { useContext } from 'react';
import { ConfigContext } from './useConfig.ts';

/** What the shopper types of a card. It goes to the card processor and nowhere else. */
export interface CardEntry {
  number: string;
  /** Month and year, like 09/28. */
  expiry: string;
  cvc: string;
}

/** What a card was exchanged for: good for one payment. */
export interface CardToken {
  nonce: string;
  last4: string;
  /** In the processor's spelling, like `visa`. */
  brand: string;
}

/** How a refused exchange rejects: about single fields, or as a whole. */
export interface CardRefusal {
  fieldErrors?: Partial<Record<keyof CardEntry, string>>;
  message: string;
}

/** Exchanges a card for a nonce. Rejects with a `CardRefusal`, or with anything when out of reach. */
export type Tokenise = (card: CardEntry) => Promise<CardToken>;

/** The way from a card to a nonce. */
export function useTokenise(): Tokenise {
  return useContext(ConfigContext).tokenise;
}
