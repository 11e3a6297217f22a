import { refuse } from './cartRefusal.ts';
import { isEmailAddress } from './emailAddress.ts';
import { customerOf, noteWrongPassword } from './lockOut.ts';
import type { Customer, Shop } from './model.ts';

/** Optional personal data beside the name. */
export interface OptionalProfile {
  prefix?: string | null;
  middlename?: string | null;
  suffix?: string | null;
  date_of_birth?: string | null;
  /** The older name of `date_of_birth`. */
  dob?: string | null;
  gender?: number | null;
  taxvat?: string | null;
}

export interface ProfileInput extends OptionalProfile {
  firstname?: string | null;
  lastname?: string | null;
  is_subscribed?: boolean | null;
}

/** Stores the personal data in the input and keeps the rest. */
export function storeOptionalProfile(customer: Customer, input: OptionalProfile): void {
  customer.prefix = input.prefix ?? customer.prefix;
  customer.middlename = input.middlename ?? customer.middlename;
  customer.suffix = input.suffix ?? customer.suffix;
  customer.birthDate = input.date_of_birth ?? input.dob ?? customer.birthDate;
  customer.gender = input.gender ?? customer.gender;
  customer.taxNumber = input.taxvat ?? customer.taxNumber;
}

/** Updates the given fields. Refuses an empty name. */
export function updateProfile(customer: Customer, input: ProfileInput): void {
  const missing = [
    [input.firstname, 'First Name'],
    [input.lastname, 'Last Name'],
  ].flatMap(([value, name]) => (typeof value === 'string' && value.trim() === '' ? [name] : []));
  if (missing.length > 0) {
    refuse('input', 'Required parameters are missing: %1', [missing.join(', ')]);
  }
  customer.firstname = input.firstname?.trim() ?? customer.firstname;
  customer.lastname = input.lastname?.trim() ?? customer.lastname;
  customer.isSubscribed = input.is_subscribed ?? customer.isSubscribed;
  storeOptionalProfile(customer, input);
}

/** Changes the email address. A wrong password counts towards the lock of the account. */
export function changeEmail(shop: Shop, customer: Customer, email: string, password: string): void {
  if (customer.password !== password) {
    noteWrongPassword(shop, customer);
    refuse('authentication', 'Invalid login or password.');
  }
  if (!isEmailAddress(email)) refuse('input', '"%1" is not a valid email address.', [email]);
  const other = customerOf(shop, email);
  if (other && other !== customer) {
    refuse(
      'input',
      'A customer with the same email address already exists in an associated website.',
    );
  }
  customer.email = email.trim();
}
