import { describe, expect, it } from 'vitest';
import { tokeniseCard } from '../../src/adapters/rest/cards.ts';
import { createPlatform } from '../platform/createPlatform.ts';

const CARD = { number: '4111111111111111', expiry: '12/39', cvc: '123' };

describe('a card', () => {
  it('becomes a nonce, with no more of the number than its end', async () => {
    expect(await tokeniseCard(gateway(), CARD)).toEqual({
      nonce: expect.stringMatching(/^(?!.*4111111111111111).+$/),
      last4: '1111',
      brand: expect.any(String),
    });
  });

  it('that is malformed is refused field by field', async () => {
    await expect(
      tokeniseCard(gateway(), { ...CARD, number: '12', cvc: 'x' }),
    ).rejects.toMatchObject({
      fieldErrors: { number: expect.any(String), cvc: expect.any(String) },
    });
  });

  it('is not tokenised by a gateway that answers rubbish', async () => {
    const rubbish: typeof fetch = async () => new Response('<h1>Hello</h1>');
    await expect(tokeniseCard(rubbish, CARD)).rejects.toThrow();
    const empty: typeof fetch = async () => Response.json({});
    await expect(tokeniseCard(empty, CARD)).rejects.toThrow('The card could not be checked.');
  });
});

function gateway(): typeof fetch {
  const platform = createPlatform();
  return (input, init) =>
    platform.fetch(new Request(new URL(String(input), 'http://shop.test'), init));
}
