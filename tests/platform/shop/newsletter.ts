import { refuse } from './cartRefusal.ts';
import { isEmailAddress } from './emailAddress.ts';
import { customerOf } from './lockOut.ts';
import type { Shop } from './model.ts';

/** Subscribes an email address. For an account the subscription is a setting of the account. */
export function subscribe(shop: Shop, email: string): void {
  if (email === '') {
    refuse('input', 'You must specify an email address to subscribe to a newsletter.');
  }
  if (!isEmailAddress(email)) refuse('input', 'Enter a valid email address.');
  const customer = customerOf(shop, email);
  if (customer?.isSubscribed || shop.subscribers.includes(email)) {
    refuse('input', 'This email address is already subscribed.');
  }
  if (customer) customer.isSubscribed = true;
  else shop.subscribers.push(email);
}
