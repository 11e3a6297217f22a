import { useQuery } from 'urql';
import type { GiftMessage } from '../../../../machines/domain.ts';
import { GuestOrderGiftsQuery, type OrderedGifts, OrderGiftsQuery } from './orderGiftsQuery.ts';

/**
 * Bypass the cache. After the session has expired, the platform refuses both the order list and
 * this query. Both read the customer, so each refusal would make the cache refetch the other one,
 * endlessly.
 */
const PAST_CACHE = { bypassCache: true };

/** The gift messages by item id. */
export type GiftsByItem = ReadonlyMap<string, GiftMessage>;

/** The gift messages of a customer's order; empty if the platform has none. */
export function useOrderGifts(number: string): GiftsByItem {
  const [{ data }] = useQuery({
    query: OrderGiftsQuery,
    variables: { number },
    context: PAST_CACHE,
  });
  return giftsByItem(data?.customer?.orders?.items ?? []);
}

/** The gift messages of a guest's order, like `useOrderGifts`. */
export function useGuestOrderGifts(token: string): GiftsByItem {
  const [{ data }] = useQuery({
    query: GuestOrderGiftsQuery,
    variables: { token },
    context: PAST_CACHE,
  });
  return giftsByItem([data?.guestOrderByToken ?? null]);
}

const giftsByItem = (orders: readonly (OrderedGifts | null)[]): GiftsByItem =>
  new Map(
    orders.flatMap((order) =>
      (order?.items ?? []).flatMap((line) => {
        const gift = line?.gift_message;
        const isWritten = gift && (gift.to || gift.from || gift.message);
        return line && isWritten ? [[line.id, gift] as const] : [];
      }),
    ),
  );
