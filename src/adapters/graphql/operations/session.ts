import type { Client } from '@urql/core';
import type {
  Credentials,
  Customer,
  NewAccount,
  NewPassword,
} from '../../../../machines/session/setup.ts';
import { graphql } from '../../../lib/graphql.ts';
import { RefusedError, UnconfirmedError, UnreachableError } from '../errors.ts';
import { mutate, query, UNCACHED } from '../execute.ts';

const GenerateToken = graphql(`
  mutation GenerateToken($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) {
      token
    }
  }
`);

const RevokeToken = graphql(`
  mutation RevokeToken {
    revokeCustomerToken {
      result
    }
  }
`);

const CreateAccount = graphql(`
  mutation CreateAccount($input: CustomerCreateInput!) {
    createCustomerV2(input: $input) {
      customer {
        email
      }
    }
  }
`);

const RequestReset = graphql(`
  mutation RequestReset($email: String!) {
    requestPasswordResetEmail(email: $email)
  }
`);

const ResetPassword = graphql(`
  mutation ResetPassword($email: String!, $token: String!, $newPassword: String!) {
    resetPassword(email: $email, resetPasswordToken: $token, newPassword: $newPassword)
  }
`);

const ConfirmEmail = graphql(`
  mutation ConfirmEmail($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      customer {
        email
      }
    }
  }
`);

const ResendConfirmation = graphql(`
  mutation ResendConfirmation($email: String!) {
    resendConfirmationEmail(email: $email)
  }
`);

const CustomerDetails = graphql(`
  query CustomerDetails {
    customer {
      email
      firstname
      lastname
      is_subscribed
    }
  }
`);

/** The platform's messages for a customer whose email address is not confirmed yet. */
const NOT_CONFIRMED = [
  "This account isn't confirmed. Verify and try again.",
  '此帳戶尚未確認，請確認後再試。',
];

/**
 * Signs in.
 *
 * @returns the bearer token @throws UnconfirmedError, Refused with the platform's message, or
 * UnreachableError
 */
export async function generateToken(client: Client, credentials: Credentials): Promise<string> {
  const { generateCustomerToken } = await mutate(client, GenerateToken, { ...credentials }).catch(
    (error: unknown) => {
      const isUnconfirmed = error instanceof RefusedError && NOT_CONFIRMED.includes(error.message);
      throw isUnconfirmed ? new UnconfirmedError(error.message) : error;
    },
  );
  const token = generateCustomerToken?.token;
  if (!token) throw new UnreachableError('The platform gave no token.');
  return token;
}

/** Revokes all tokens of the signed-in customer. @throws PlatformError */
export async function revokeToken(client: Client): Promise<void> {
  await mutate(client, RevokeToken, {});
}

/** Creates an account, without signing in. @throws PlatformError */
export async function createAccount(client: Client, account: NewAccount): Promise<void> {
  const { isSubscribed, ...input } = account;
  await mutate(client, CreateAccount, { input: { ...input, is_subscribed: isSubscribed } });
}

/** Messages for an email without an account; their category is that of any invalid input. */
const NO_ACCOUNT = ["Cannot reset the customer's password", '無法重設密碼'];

/**
 * Requests an email with a password reset link. An unknown email counts as success: the shop must
 * not reveal who has an account.
 *
 * @throws PlatformError for any other failure, such as too many requests: no email was sent
 */
export async function requestReset(client: Client, email: string): Promise<void> {
  try {
    await mutate(client, RequestReset, { email });
  } catch (error) {
    const isUnknown =
      error instanceof RefusedError &&
      (error.kind === 'graphql-no-such-entity' ||
        (error.kind === 'graphql-input' && NO_ACCOUNT.includes(error.message)));
    if (!isUnknown) throw error;
  }
}

/** Sets a new password with the token of the reset link. @throws PlatformError */
export async function resetPassword(
  client: Client,
  { email, token, newPassword }: NewPassword,
): Promise<void> {
  const response = await mutate(client, ResetPassword, { email, token, newPassword });
  if (!response.resetPassword) throw new RefusedError('The password was not changed.');
}

/** The platform's messages for an account that is already confirmed. */
const CONFIRMED = ['The account is already active.', '此帳戶已經確認。'];

/**
 * Confirms a customer's email address with the key in the email's link.
 * @throws PlatformError
 */
export async function confirmEmail(client: Client, email: string, key: string): Promise<void> {
  try {
    await mutate(client, ConfirmEmail, { input: { email, confirmation_key: key } });
  } catch (error) {
    const isConfirmed = error instanceof RefusedError && CONFIRMED.includes(error.message);
    if (!isConfirmed) throw error;
  }
}

/**
 * Sends the confirmation email again.
 * @throws PlatformError
 */
export async function resendConfirmation(client: Client, email: string): Promise<void> {
  const { resendConfirmationEmail } = await mutate(client, ResendConfirmation, { email });
  if (!resendConfirmationEmail) throw new RefusedError('The email was not sent.');
}

/** Reads the signed-in customer's profile, always from the platform. @throws PlatformError */
export async function readCustomer(client: Client): Promise<Customer> {
  const { customer } = await query(client, CustomerDetails, {}, UNCACHED);
  if (!customer) throw new UnreachableError('The platform gave no customer.');
  return {
    email: customer.email ?? '',
    firstname: customer.firstname ?? '',
    lastname: customer.lastname ?? '',
    isSubscribed: customer.is_subscribed ?? false,
  };
}
