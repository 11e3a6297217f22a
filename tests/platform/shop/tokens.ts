import { randomInt } from 'node:crypto';
import { refuse } from './cartRefusal.ts';
import { customerOf, isLocked, noteWrongPassword } from './lockOut.ts';
import type { Customer, Shop, Token } from './model.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const WRONG_SIGN_IN =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

const NOT_CONFIRMED = "This account isn't confirmed. Verify and try again.";

/** Random letters and digits that cannot be guessed. */
export const randomText = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Creates a token that is valid for the shop's token lifetime. Refuses a wrong password. */
export function signIn(shop: Shop, email: string, password: string): Token {
  if (email === '') refuse('input', 'Specify the "email" value.');
  if (password === '') refuse('input', 'Specify the "password" value.');
  const customer = customerOf(shop, email);
  if (!customer || isLocked(shop, customer)) refuse('authentication', WRONG_SIGN_IN);
  if (customer.password !== password) {
    noteWrongPassword(shop, customer);
    refuse('authentication', WRONG_SIGN_IN);
  }
  if (customer.confirmationKey !== undefined) refuse('authentication', NOT_CONFIRMED);
  customer.wrongPasswords = [];
  const token: Token = {
    value: randomText(32).toLowerCase(),
    customerId: customer.id,
    expiresAt: shop.now() + shop.tokenLifetime * 1_000,
    isRevoked: false,
  };
  shop.tokens.set(token.value, token);
  return token;
}

/** Revokes all tokens of a customer. */
export function revokeTokens(shop: Shop, customer: Customer): void {
  for (const token of shop.tokens.values()) {
    if (token.customerId === customer.id) token.isRevoked = true;
  }
}

type TokenReading = { customer: Customer } | { problem: string };

/** The customer of a token, or the reason why it is refused, in the words of release 2.4.9. */
export function readToken(shop: Shop, value: string): TokenReading {
  const token = shop.tokens.get(value);
  const customer = shop.customers.find((customer) => customer.id === token?.customerId);
  if (!token || !customer || token.isRevoked) {
    return { problem: 'Composite reader could not read a token' };
  }
  if (token.expiresAt <= shop.now()) return { problem: 'Consumer key has expired' };
  return { customer };
}
