import { useQuery } from 'urql';
import type { GiftMessage } from '../../../../machines/domain.ts';
import { OrderGiftsQuery } from './orderGiftsQuery.ts';

/**
 * Bypass the cache. After the session has expired, the platform refuses both the order list and
 * this query. Both read the customer, so each refusal would make the cache refetch the other one,
 * endlessly.
 */
const PAST_CACHE = { bypassCache: true };

/** The gift messages of an order by item id; empty if the platform has none. */
export function useOrderGifts(number: string): ReadonlyMap<string, GiftMessage> {
  const [{ data }] = useQuery({
    query: OrderGiftsQuery,
    variables: { number },
    context: PAST_CACHE,
  });
  const lines = data?.customer?.orders?.items.flatMap((order) => order?.items ?? []) ?? [];
  return new Map(
    lines.flatMap((line) => {
      const gift = line?.gift_message;
      const isWritten = gift && (gift.to || gift.from || gift.message);
      return line && isWritten ? [[line.id, gift]] : [];
    }),
  );
}
