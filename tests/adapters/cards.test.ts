import { describe, expect, it } from 'vitest';
import { tokeniseCard } from '../../src/adapters/rest/cards.ts';
import { createPlatform } from '../platform/createPlatform.ts';

const CARD = { number: '4111111111111111', expiry: '12/39', cvc: '123' };

describe('Card tokenisation', () => {
  it('returns a nonce, the brand and only the last four digits', async () => {
    expect(await tokeniseCard(gateway(), CARD)).toEqual({
      nonce: expect.stringMatching(/^(?!.*4111111111111111).+$/),
      last4: '1111',
      brand: expect.any(String),
    });
  });

  it('names the invalid fields of a malformed card', async () => {
    const result = await tokeniseCard(gateway(), { ...CARD, number: '12', cvc: 'x' });
    expect(result).toEqual({ invalidFields: ['number', 'cvc'] });
  });

  it('fails when the gateway answers neither a nonce nor an error', async () => {
    const sendMarkup: typeof fetch = async () => new Response('<h1>Hello</h1>');
    await expect(tokeniseCard(sendMarkup, CARD)).rejects.toThrow();
    const empty: typeof fetch = async () => Response.json({});
    await expect(tokeniseCard(empty, CARD)).rejects.toThrow('The card could not be checked.');
  });
});

function gateway(): typeof fetch {
  const platform = createPlatform();
  return (input, init) =>
    platform.fetch(new Request(new URL(String(input), 'http://shop.test'), init));
}
