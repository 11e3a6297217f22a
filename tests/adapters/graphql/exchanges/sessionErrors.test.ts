import { describe, expect, it, type Mock, vi } from 'vitest';
import { sessionErrorsExchange } from '../../../../src/adapters/graphql/exchanges/sessionErrors.ts';
import { manualClient, Read } from './manualClient.ts';

const AUTHENTICATION = { category: 'graphql-authentication' };
const AUTHORIZATION = { category: 'graphql-authorization' };

describe('Session error exchange', () => {
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
    'a password that is changed by nobody who is signed in': {
      message: "The current customer isn't authorized.",
      extensions: AUTHORIZATION,
      path: ['changeCustomerPassword'],
    },
    'an account that was locked': {
      message: 'The account is locked.',
      extensions: AUTHENTICATION,
      path: ['customer'],
    },
  };
  for (const [title, error] of Object.entries(rejected)) {
    it(`reports a rejected session for this error: ${title}`, async () => {
      expect(await rejections([error])).toBe(1);
    });
  }

  it('reports a rejected session for HTTP 401', async () => {
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
    'a wrong password beside a new email address': {
      message: 'Invalid login or password.',
      extensions: AUTHENTICATION,
      path: ['updateCustomerEmail'],
    },
    'a locked account when a password is changed': {
      message: 'The account is locked.',
      extensions: AUTHENTICATION,
      path: ['changeCustomerPassword'],
    },
    'any other error': { message: "The country isn't available." },
  };
  for (const [title, error] of Object.entries(others)) {
    it(`reports no rejected session for this error: ${title}`, async () => {
      expect(await rejections([error])).toBe(0);
    });
  }

  it('reports the authorization that the request carried', async () => {
    const onRejected = vi.fn<(authorization: string) => void>();
    await rejections([{ message: 'x' }], { status: 401, token: 'abc', onRejected });
    expect(onRejected).toHaveBeenCalledExactlyOnceWith('Bearer abc');
  });

  it('reports nothing for a request without a token', async () => {
    expect(await rejections([{ message: 'Consumer key has expired' }], { token: null })).toBe(0);
  });
});

/** The number of times that this response made the exchange report a rejected session. */
async function rejections(
  errors: object[],
  {
    status = 200,
    token = 'abc',
    onRejected = vi.fn<(authorization: string) => void>(),
  }: {
    status?: number;
    token?: string | null;
    onRejected?: Mock<(authorization: string) => void>;
  } = {},
): Promise<number> {
  const { client, respond } = manualClient([sessionErrorsExchange(onRejected)]);
  const headers: Record<string, string> =
    token === null ? {} : { Authorization: `Bearer ${token}` };
  const result = client.query(Read, {}, { fetchOptions: { headers } }).toPromise();
  await respond({ read: null }, errors, new Response(null, { status }));
  await result;
  return onRejected.mock.calls.length;
}
