import { refuse } from './cartRefusal.ts';
import { askToConfirm } from './confirmation.ts';
import { isEmailAddress } from './emailAddress.ts';
import { customerOf, isLocked, noteWrongPassword } from './lockOut.ts';
import { sendMail } from './mails.ts';
import type { Customer, Shop, StoreView } from './model.ts';
import { checkPassword } from './passwords.ts';
import { type OptionalProfile, storeOptionalProfile } from './profile.ts';
import { randomText, revokeTokens } from './tokens.ts';

const DAY = 86_400_000;
/** The input that creates an account. */
export interface AccountInput extends OptionalProfile {
  email?: string | null;
  firstname?: string | null;
  lastname?: string | null;
  password?: string | null;
  is_subscribed?: boolean | null;
}

/** Creates a customer without signing in. */
export function createAccount(shop: Shop, view: StoreView, input: AccountInput): Customer {
  const [firstname, lastname] = [
    requiredText('First Name', input.firstname),
    requiredText('Last Name', input.lastname),
  ];
  const email = requiredText('Email', input.email);
  if (!isEmailAddress(email)) refuse('input', '"%1" is not a valid email address.', [email]);
  if (customerOf(shop, email)) {
    refuse(
      'input',
      'A customer with the same email address already exists in an associated website.',
    );
  }
  const password = input.password ?? '';
  checkPassword(shop, password);
  const customer: Customer = {
    id: shop.nextId.customer,
    email,
    firstname,
    lastname,
    password,
    isSubscribed: input.is_subscribed ?? false,
    createdAt: shop.now(),
  };
  storeOptionalProfile(customer, input);
  shop.nextId.customer += 1;
  shop.customers.push(customer);
  if (shop.demandsConfirmation) askToConfirm(shop, view, customer);
  return customer;
}

function requiredText(name: string, value: string | null | undefined): string {
  const text = value?.trim() ?? '';
  if (text === '') refuse('input', 'Required parameters are missing: %1', [name]);
  return text;
}

/** Mails a link that sets a new password once, within a day. */
export function requestReset(shop: Shop, view: StoreView, email: string): void {
  if (email === '') refuse('input', 'You must specify an email address.');
  if (!isEmailAddress(email)) refuse('input', 'The email address has an invalid format.');
  const customer = customerOf(shop, email);
  if (!customer) refuse('input', "Cannot reset the customer's password");
  if (isLocked(shop, customer)) refuse('input', 'The account is locked');
  const token = randomText(32);
  customer.reset = { token, expiresAt: shop.now() + DAY };
  const link = `/customer/account/createPassword?token=${token}`;
  sendMail(shop, view.code, { to: customer.email, subject: 'Reset your password', link });
  // The demo platform sends no mail, so its operator finds the link in the log.
  console.info(`Mail to ${customer.email}: ${link}`);
}

/** Sets a new password by the token of a reset link, and revokes all tokens of the customer. */
export function resetPassword(shop: Shop, email: string, token: string, password: string): void {
  if (token === '') refuse('input', 'resetPasswordToken must be specified');
  if (password === '') refuse('input', 'newPassword must be specified');
  const customer = customerOf(shop, email);
  const { reset } = customer ?? {};
  if (!customer || reset?.token !== token || reset.expiresAt <= shop.now()) {
    refuse('input', "Cannot set the customer's password");
  }
  if (isLocked(shop, customer)) refuse('input', 'The account is locked');
  setPassword(shop, customer, password);
  delete customer.reset;
}

/** Changes the password. A wrong current password counts towards the lock of the account. */
export function changePassword(
  shop: Shop,
  customer: Customer,
  present: string,
  next: string,
): void {
  if (present === '') refuse('input', 'Specify the "%1" value.', ['currentPassword']);
  if (next === '') refuse('input', 'Specify the "%1" value.', ['newPassword']);
  if (customer.password !== present) {
    noteWrongPassword(shop, customer);
    refuse('authentication', 'Invalid login or password.');
  }
  checkPassword(shop, next);
  customer.password = next;
}

function setPassword(shop: Shop, customer: Customer, password: string): void {
  checkPassword(shop, password);
  customer.password = password;
  customer.wrongPasswords = [];
  revokeTokens(shop, customer);
}
