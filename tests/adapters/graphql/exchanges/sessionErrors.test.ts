import { describe, expect, it, vi } from 'vitest';
import { sessionErrorsExchange } from '../../../../src/adapters/graphql/exchanges/sessionErrors.ts';
import { held, Read } from './held.ts';

const AUTHENTICATION = { category: 'graphql-authentication' };
const AUTHORIZATION = { category: 'graphql-authorization' };

describe('a rejected session', () => {
  const rejected = {
    'the consumer key has expired': { message: 'Consumer key has expired' },
    'authentication, in any case': { message: 'AUTHENTICATION failed' },
    unauthorized: { message: 'You are Unauthorized here' },
    'category authentication': { message: 'x', extensions: AUTHENTICATION },
    'the customer who is not authorized': { message: "The current customer isn't authorized." },
    'a call for customers only': { message: 'The request is allowed for logged in customer' },
    'an authorization error on the customer, in any language': {
      message: '目前的客戶未獲授權。',
      extensions: AUTHORIZATION,
      path: ['customer'],
    },
  };
  for (const [title, error] of Object.entries(rejected)) {
    it(`${title} is told`, async () => {
      expect(await rejections([error])).toBe(1);
    });
  }

  it('HTTP 401 is told', async () => {
    expect(await rejections([{ message: 'x' }], { status: 401 })).toBe(1);
  });

  const others = {
    'the cart’s own message': {
      message: 'The current user cannot perform operations on cart "abc"',
      extensions: AUTHENTICATION,
    },
    'the wish list’s own message': {
      message: 'The current user cannot perform operations on wishlist',
      extensions: AUTHORIZATION,
      path: ['addProductsToWishlist'],
    },
    'a wrong password at sign-in': {
      message: 'The account sign-in was incorrect.',
      extensions: AUTHENTICATION,
      path: ['generateCustomerToken'],
    },
    'any other error': { message: "The country isn't available." },
  };
  for (const [title, error] of Object.entries(others)) {
    it(`${title} is not one`, async () => {
      expect(await rejections([error])).toBe(0);
    });
  }

  it('a guest has none to lose', async () => {
    expect(await rejections([{ message: 'Consumer key has expired' }], { token: null })).toBe(0);
  });
});

/** How often the session was called rejected after this answer. */
async function rejections(
  errors: object[],
  { status = 200, token = 'abc' }: { status?: number; token?: string | null } = {},
): Promise<number> {
  const onRejected = vi.fn();
  const { client, answer } = held([sessionErrorsExchange(onRejected)]);
  const headers: Record<string, string> =
    token === null ? {} : { Authorization: `Bearer ${token}` };
  const result = client.query(Read, {}, { fetchOptions: { headers } }).toPromise();
  await answer({ read: null }, errors, new Response(null, { status }));
  await result;
  return onRejected.mock.calls.length;
}
