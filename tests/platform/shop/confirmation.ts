import { refuse } from './cartRefusal.ts';
import { isEmailAddress } from './emailAddress.ts';
import { customerOf } from './lockOut.ts';
import { sendMail } from './mails.ts';
import type { Customer, Shop, StoreView } from './model.ts';
import { randomText } from './tokens.ts';

/**
 * Mails a link by which a new customer confirms the email address. An earlier link becomes invalid.
 */
export function askToConfirm(shop: Shop, view: StoreView, customer: Customer): void {
  const key = randomText(32);
  customer.confirmationKey = key;
  const search = new URLSearchParams({ email: customer.email, key });
  const link = `/customer/account/confirm?${search}`;
  sendMail(shop, view.code, { to: customer.email, subject: 'Please confirm your account', link });
  // The demo platform sends no mail, so its operator finds the link in the log.
  console.info(`Mail to ${customer.email}: ${link}`);
}

/** Confirms an email address by the key of a mailed link. */
export function confirmEmail(shop: Shop, email: string, key: string): Customer {
  if (!isEmailAddress(email)) refuse('input', 'Email is invalid');
  const customer = customerOf(shop, email);
  if (!customer) refuse('input', 'There was an error confirming the account');
  if (customer.confirmationKey === undefined) refuse('input', 'The account is already active.');
  if (customer.confirmationKey !== key) {
    refuse('input', 'The confirmation token is invalid. Verify the token and try again.');
  }
  delete customer.confirmationKey;
  return customer;
}

/** Mails a new link. */
export function resendConfirmation(shop: Shop, view: StoreView, email: string): void {
  if (!isEmailAddress(email)) refuse('input', 'Email address is not valid');
  const customer = customerOf(shop, email);
  if (!customer) refuse('input', 'There is no user registered with that email address.');
  if (customer.confirmationKey === undefined) refuse('input', "Confirmation isn't needed.");
  askToConfirm(shop, view, customer);
}
