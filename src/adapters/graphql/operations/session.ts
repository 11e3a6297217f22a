import type { Client } from '@urql/core';
import type {
  Credentials,
  Customer,
  NewAccount,
  NewPassword,
} from '../../../../machines/session/setup.ts';
import {
  CreateAccount,
  CustomerDetails,
  GenerateToken,
  RequestReset,
  ResetPassword,
  RevokeToken,
} from '../documents/session.ts';
import { Refused, Unreachable } from '../errors.ts';
import { mutate, query, UNCACHED } from '../execute.ts';

/** Signs in. @returns the token. @throws Refused with the platform's words, or Unreachable. */
export async function generateToken(client: Client, credentials: Credentials): Promise<string> {
  const { generateCustomerToken } = await mutate(client, GenerateToken, { ...credentials });
  const token = generateCustomerToken?.token;
  if (!token) throw new Unreachable('The platform gave no token.');
  return token;
}

/** Makes all tokens of the signed-in customer useless. */
export async function revokeToken(client: Client): Promise<void> {
  await mutate(client, RevokeToken, {});
}

/** Creates an account; nobody is signed in by it. */
export async function createAccount(client: Client, account: NewAccount): Promise<void> {
  const { isSubscribed, ...input } = account;
  await mutate(client, CreateAccount, { input: { ...input, is_subscribed: isSubscribed } });
}

/** What the platform says of an address that has no account, with the kind of any wrong input. */
const NO_ACCOUNT = ["Cannot reset the customer's password", '無法重設密碼'];

/**
 * Has a link sent. Whether the address is known is nobody's business: a refusal for that reason
 * counts as done. Any other refusal, as of too many requests, is told: nothing was done then.
 */
export async function requestReset(client: Client, email: string): Promise<void> {
  try {
    await mutate(client, RequestReset, { email });
  } catch (error) {
    const isUnknown =
      error instanceof Refused &&
      (error.kind === 'graphql-no-such-entity' ||
        (error.kind === 'graphql-input' && NO_ACCOUNT.includes(error.message)));
    if (!isUnknown) throw error;
  }
}

/** Sets a new password with the token of the link. */
export async function resetPassword(
  client: Client,
  { email, token, newPassword }: NewPassword,
): Promise<void> {
  const answer = await mutate(client, ResetPassword, { email, token, newPassword });
  if (!answer.resetPassword) throw new Refused('The password was not changed.');
}

/** Who is signed in, always from the platform. */
export async function readCustomer(client: Client): Promise<Customer> {
  const { customer } = await query(client, CustomerDetails, {}, UNCACHED);
  if (!customer) throw new Unreachable('The platform gave no customer.');
  return {
    email: customer.email ?? '',
    firstname: customer.firstname ?? '',
    lastname: customer.lastname ?? '',
    isSubscribed: customer.is_subscribed ?? false,
  };
}
