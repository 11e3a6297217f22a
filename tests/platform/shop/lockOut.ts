import type { Customer, Shop } from './model.ts';

/** The customer with this email address, regardless of case. */
export const customerOf = (shop: Shop, email: string): Customer | undefined =>
  shop.customers.find((customer) => customer.email.toLowerCase() === email.trim().toLowerCase());

/**
 * This many wrong passwords within an hour lock an account, until the oldest of them is an hour
 * old.
 */
const MAX_WRONG_PASSWORDS = 10;
const HOUR = 3_600_000;

const recent = (shop: Shop, { wrongPasswords = [] }: Customer): number[] =>
  wrongPasswords.filter((time) => time > shop.now() - HOUR);

export const isLocked = (shop: Shop, customer: Customer): boolean =>
  recent(shop, customer).length >= MAX_WRONG_PASSWORDS;

export function noteWrongPassword(shop: Shop, customer: Customer): void {
  customer.wrongPasswords = [...recent(shop, customer), shop.now()];
}

/** Locks an account by recording enough wrong passwords. */
export function lockAccount(shop: Shop, customer: Customer): void {
  customer.wrongPasswords = Array.from({ length: MAX_WRONG_PASSWORDS }, () => shop.now());
}
