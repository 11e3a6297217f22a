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

/** The answer of a processor that refuses a card; at least one field. */
interface InvalidCard {
  invalidFields: (keyof CardEntry)[];
}

/**
 * Exchanges a card for a nonce.
 * @throws if the processor is unreachable, or its response has neither a token nor invalid fields
 */
export type Tokenise = (card: CardEntry) => Promise<CardToken | InvalidCard>;
