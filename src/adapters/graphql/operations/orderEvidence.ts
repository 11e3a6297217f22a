import type { Client } from '@urql/core';
import type { Money } from '../../../../machines/domain.ts';
import type { CartEvidence, Unsettled } from '../../../../machines/order/verify.ts';
import { CartAccess } from '../documents/cartAccess.ts';
import { LatestOrders } from '../documents/orderEvidence.ts';
import { classified, Unreachable } from '../errors.ts';
import { query, UNCACHED } from '../execute.ts';

/** Texts that prove nothing: the first is said of any id that is not known. */
const PROVES_NOTHING = [
  'Could not find a cart',
  'The current user cannot perform operations on cart',
];

/**
 * Asks the cart itself what became of it. That it is not active, or that there is no such entity
 * in words that are not known, means after a send that it was ordered. A guest's cart is asked as
 * a guest, whoever has signed in since: to a customer it would only say that it is not theirs.
 * @throws Unreachable when there is no answer that makes sense.
 */
export async function askCart(
  client: Client,
  { cartId, isSignedIn }: Pick<Unsettled, 'cartId' | 'isSignedIn'>,
): Promise<CartEvidence> {
  const context = { ...UNCACHED, asGuest: !isSignedIn };
  const { data, error } = await client.query(CartAccess, { cartId }, context).toPromise();
  if (data?.cart?.id) return 'active';
  const failure = error && classified(error);
  if (!failure || failure.reason === 'unreachable') {
    throw failure ?? new Unreachable('The platform gave no cart.');
  }
  return error.graphQLErrors.some(({ message, extensions }) => isOrdered(message, extensions))
    ? 'ordered'
    : 'nothing';
}

function isOrdered(message: string, { category, error_code }: Record<string, unknown>): boolean {
  if (PROVES_NOTHING.some((phrase) => message.includes(phrase))) return false;
  return (
    message.includes("The cart isn't active") ||
    error_code === 'CART_NOT_ACTIVE' ||
    (category === 'graphql-no-such-entity' && error_code !== 'CART_NOT_FOUND')
  );
}

/**
 * The number of the customer's order that was sent, or null when there is none of that time.
 * @throws PlatformError when the history cannot be read, or holds one of that time that comes to
 *   something else: it may be the one, or not.
 */
export async function readHistory(
  client: Client,
  sent: Unsettled,
  now: number,
): Promise<string | null> {
  const { customer } = await query(client, LatestOrders, {}, UNCACHED);
  if (!customer) throw new Unreachable('The platform gave no customer.');
  const near = (customer.orders?.items ?? []).filter(
    (order) => order !== null && isSince(order.order_date, sent.sentAt, now),
  );
  const found = near.find((order) => isSame(order?.total?.grand_total, sent.total));
  if (!found && near.length > 0) throw new Unreachable('There is another order of that time.');
  return found?.number ?? null;
}

const isSame = (
  one: { value: number | null; currency: string | null } | null | undefined,
  total: Money | null,
): boolean => !total || (one?.value === total.value && one.currency === total.currency);

const MINUTE = 60_000;
/** Clocks differ by so much. */
const SKEW = 2 * MINUTE;
/** A payment takes so long at the most. */
const WORK = 3 * MINUTE;
/** Time zones differ from UTC by whole quarters of an hour, by 14 hours at the most. */
const QUARTER = 15 * MINUTE;
const FARTHEST = 14 * 60 * MINUTE;

/** Whether a date of the platform, told in a time zone that is not known, can be the send's. */
export function isSince(date: string, sentAt: number, now: number): boolean {
  const time = Date.parse(`${date.replace(' ', 'T')}Z`);
  const from = sentAt - SKEW;
  const until = Math.min(now, sentAt + WORK) + SKEW;
  if (Number.isNaN(time)) return false;
  for (let zone = -FARTHEST; zone <= FARTHEST; zone += QUARTER) {
    if (time - zone >= from && time - zone <= until) return true;
  }
  return false;
}
