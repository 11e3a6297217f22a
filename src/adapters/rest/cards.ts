import type { CardEntry, CardToken, Tokenise } from '../../lib/money/card.ts';
import { timedFetch } from '../timedFetch.ts';

/**
 * Exchanges a card for a nonce at the payment gateway. The card number goes to the gateway alone,
 * never to a state, a storage or the shop's server.
 *
 * @returns the nonce, or the fields that the gateway calls invalid
 * @throws if the gateway gives neither
 */
export async function tokeniseCard(fetchIt: typeof fetch, card: CardEntry): ReturnType<Tokenise> {
  const response = await timedFetch(fetchIt)('/sandbox/card/tokens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(card),
  });
  const body = (await response.json()) as Partial<CardToken> & {
    errors?: { field: keyof CardEntry }[];
  };
  const { nonce, last4 = '', brand = '' } = body;
  if (response.ok && nonce) return { nonce, last4, brand };
  const invalidFields = (body.errors ?? [])
    .map(({ field }) => field)
    .filter((field) => Object.hasOwn(card, field));
  if (invalidFields.length > 0) return { invalidFields };
  throw new Error('The card could not be checked.');
}
