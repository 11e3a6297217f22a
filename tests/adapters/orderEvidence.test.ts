import { describe, expect, it } from 'vitest';
import { createCart } from '../../src/adapters/graphql/operations/cart.ts';
import { isSince, readCartEvidence } from '../../src/adapters/graphql/operations/orderEvidence.ts';
import { shopClient } from './shopClient.ts';

const GUESTS = { cartId: 'abc', isSignedIn: false };

describe('readCartEvidence', () => {
  const words = [
    { message: "The cart isn't active.", category: 'graphql-no-such-entity', is: 'ordered' },
    { message: 'Панель не активна', category: 'graphql-no-such-entity', is: 'ordered' },
    {
      message: 'Could not find a cart with ID "abc"',
      category: 'graphql-no-such-entity',
      is: 'nothing',
    },
    {
      message: 'The current user cannot perform operations on cart "abc"',
      category: 'graphql-authorization',
      is: 'nothing',
    },
    { message: 'Something else.', category: 'graphql-input', is: 'nothing' },
  ];
  for (const { message, category, is } of words) {
    it(`returns the outcome for the message “${message}”: ${is}`, async () => {
      const { client, control } = shopClient();
      await control('fail', { field: 'cart', message, category });
      expect(await readCartEvidence(client, GUESTS)).toBe(is);
    });
  }

  it('returns active for a cart that can be read', async () => {
    const { client } = shopClient();
    expect(await readCartEvidence(client, { ...GUESTS, cartId: await createCart(client) })).toBe(
      'active',
    );
  });

  it('rejects with the failure when the request fails', async () => {
    const { client, control } = shopClient({ isOnline: () => false });
    await control('fail', { field: 'cart' });
    await expect(readCartEvidence(client, GUESTS)).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

describe('isSince', () => {
  const sent = Date.parse('2026-11-21T10:07:00Z');
  const dates = [
    { date: '2026-11-21 10:07:20', is: true, why: 'at once' },
    { date: '2026-11-21 18:07:20', is: true, why: 'written in the time of Hong Kong' },
    { date: '2026-11-21 15:52:20', is: true, why: 'written in the time of Nepal' },
    { date: '2026-11-21 10:05:30', is: true, why: 'by a slow clock' },
    { date: '2026-11-21 10:00:00', is: false, why: 'seven minutes earlier' },
    { date: '2026-11-20 10:07:20', is: false, why: 'the day before' },
    { date: 'yesterday', is: false, why: 'no date' },
  ];
  for (const { date, is, why } of dates) {
    it(`tells whether ${date} can be the date of the order just sent: ${is ? 'yes' : 'no'} (${why})`, () => {
      expect(isSince(date, sent, sent + 60_000)).toBe(is);
    });
  }
});
