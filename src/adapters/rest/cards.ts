import { timedFetch } from '../timedFetch.ts';

export interface Card {
  number: string;
  /** As the shopper typed it: MM/YY. */
  expiry: string;
  cvc: string;
}

interface TokenisedCard {
  nonce: string;
  last4: string;
  brand: string;
}

/** The gateway rejected a card; contains a message for each invalid field. */
class CardError extends Error {
  readonly fieldErrors: Partial<Record<keyof Card, string>>;

  constructor(message: string, fieldErrors: Partial<Record<keyof Card, string>>) {
    super(message);
    this.fieldErrors = fieldErrors;
  }
}

/**
 * Exchanges a card for a nonce at the payment gateway. The card number goes to the gateway alone,
 * never to a state, a storage or the shop's server.
 *
 * @throws CardError when the gateway rejects the card
 */
export async function tokeniseCard(fetchIt: typeof fetch, card: Card): Promise<TokenisedCard> {
  const response = await timedFetch(fetchIt)('/sandbox/card/tokens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(card),
  });
  const body = (await response.json()) as Partial<TokenisedCard> & {
    errors?: { field: keyof Card; message: string }[];
  };
  const { nonce, last4 = '', brand = '' } = body;
  if (response.ok && nonce) return { nonce, last4, brand };
  const errors = body.errors ?? [];
  throw new CardError(
    errors[0]?.message ?? 'The card could not be checked.',
    Object.fromEntries(errors.map(({ field, message }) => [field, message])),
  );
}
