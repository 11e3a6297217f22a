import type { Client } from '@urql/core';
import type { Money } from '../../../../machines/domain.ts';
import type { CartEvidence, UnsettledPayment } from '../../../../machines/order/verify.ts';
import { graphql } from '../../../lib/graphql.ts';
import { classifyError, UnreachableError } from '../errors.ts';
import { CartAccess, query, UNCACHED } from '../execute.ts';

/** The customer's latest orders in all store views. */
const LatestOrders = graphql(`
  query LatestOrders {
    customer {
      orders(
        pageSize: 5
        sort: { sort_field: CREATED_AT, sort_direction: DESC }
        scope: GLOBAL
      ) {
        items {
          number
          order_date
          total {
            grand_total {
              value
              currency
            }
          }
        }
      }
    }
  }
`);

/** Messages that do not prove an order: the platform sends the first for any unknown cart id. */
const PROVES_NOTHING = [
  'Could not find a cart',
  'The current user cannot perform operations on cart',
];

/**
 * Queries the cart of an order whose outcome is unknown. After a payment was sent, an inactive cart
 * means that the cart was ordered, and so does a no-such-entity error with an unknown message. A
 * guest's cart is queried without the token even if a customer has signed in since: with the token
 * the platform would only reply that the cart belongs to somebody else.
 * @throws UnreachableError when there is no valid response
 */
export async function readCartEvidence(
  client: Client,
  { cartId, isSignedIn }: Pick<UnsettledPayment, 'cartId' | 'isSignedIn'>,
): Promise<CartEvidence> {
  const context = { ...UNCACHED, asGuest: !isSignedIn };
  const { data, error } = await client.query(CartAccess, { cart_id: cartId }, context).toPromise();
  if (data?.cart?.id) return 'active';
  const failure = error && classifyError(error);
  if (!failure || failure.reason === 'unreachable') {
    throw failure ?? new UnreachableError('The platform gave no cart.');
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
 * Looks for an order whose outcome is unknown in the customer's order history.
 * @param now - epoch ms
 * @returns the number of the order from that time with the same total; null when the history has no
 * order from that time
 * @throws PlatformError when the history cannot be read, or when an order from that time has
 * another total, because that order may or may not be the wanted one
 */
export async function readHistory(
  client: Client,
  sent: UnsettledPayment,
  now: number,
): Promise<string | null> {
  const { customer } = await query(client, LatestOrders, {}, UNCACHED);
  if (!customer) throw new UnreachableError('The platform gave no customer.');
  const orders = (customer.orders?.items ?? []).filter(
    (order) => order !== null && isSince(order.order_date, sent.sentAt, now),
  );
  const found = orders.find((order) => isSameTotal(order?.total?.grand_total, sent.total));
  if (!found && orders.length > 0)
    throw new UnreachableError('There is another order of that time.');
  return found?.number ?? null;
}

const isSameTotal = (
  one: { value: number | null; currency: string | null } | null | undefined,
  total: Money | null,
): boolean => !total || (one?.value === total.value && one.currency === total.currency);

const MINUTE = 60_000;
/** Largest assumed difference between the clocks of browser and platform. */
const MAX_CLOCK_SKEW = 2 * MINUTE;
/** Longest assumed duration of a payment. */
const MAX_PAYMENT_DURATION = 3 * MINUTE;
/** Time zones differ from UTC by multiples of a quarter of an hour, up to 14 hours. */
const QUARTER_HOUR = 15 * MINUTE;
const MAX_TIME_ZONE_OFFSET = 14 * 60 * MINUTE;

/**
 * Whether an order can have been created by a payment that was sent at a given time.
 *
 * @param date - as `2026-01-31 12:00:00` in the platform's time zone, which is unknown
 * @param sentAt - epoch ms
 * @param now - epoch ms
 */
export function isSince(date: string, sentAt: number, now: number): boolean {
  const time = Date.parse(`${date.replace(' ', 'T')}Z`);
  const from = sentAt - MAX_CLOCK_SKEW;
  const until = Math.min(now, sentAt + MAX_PAYMENT_DURATION) + MAX_CLOCK_SKEW;
  if (Number.isNaN(time)) return false;
  for (let zone = -MAX_TIME_ZONE_OFFSET; zone <= MAX_TIME_ZONE_OFFSET; zone += QUARTER_HOUR) {
    if (time - zone >= from && time - zone <= until) return true;
  }
  return false;
}
