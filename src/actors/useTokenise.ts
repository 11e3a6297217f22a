import { useContext } from 'react';
import { EnvironmentContext } from './useEnvironment.ts';

/** The card data that a shopper types. It goes to the card processor and nowhere else. */
export interface CardEntry {
  number: string;
  /** Month and year, such as 09/28. */
  expiry: string;
  cvc: string;
}

/** The result of exchanging a card; its nonce is valid for one payment. */
export interface CardToken {
  nonce: string;
  last4: string;
  /** In the processor's spelling, such as `visa`. */
  brand: string;
}

/** The rejection of a refused exchange: errors of single fields, or one for the whole card. */
export interface CardRefusal {
  fieldErrors?: Partial<Record<keyof CardEntry, string>>;
  message: string;
}

/**
 * Exchanges a card for a nonce.
 * @throws CardRefusal if the processor refuses the card; any other error if it is unreachable.
 */
export type Tokenise = (card: CardEntry) => Promise<CardToken>;

export function useTokenise(): Tokenise {
  return useContext(EnvironmentContext).tokenise;
}
