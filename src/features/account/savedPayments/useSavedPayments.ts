import { savedCard } from '../../../lib/money/savedCard.ts';
import { SavedPaymentsQuery } from '../../../lib/money/savedPaymentsQuery.ts';
import { useFreshQuery } from '../../../shop/useFreshQuery.ts';

export type SavedPayment = NonNullable<ReturnType<typeof useSavedPayments>['saved']>[number];

/** The saved payments from the platform, without those deleted since they were read. */
export function useSavedPayments(deletedCardHashes: readonly string[]) {
  const fresh = useFreshQuery({ query: SavedPaymentsQuery });
  // A platform without stored payments may respond with null.
  const items = fresh.data && (fresh.data.customerPaymentTokens?.items ?? []);
  return {
    ...fresh,
    saved: items?.flatMap((item) =>
      item && !deletedCardHashes.includes(item.public_hash)
        ? [
            {
              hash: item.public_hash,
              isAccount: item.type === 'account',
              ...savedCard(item.details),
            },
          ]
        : [],
    ),
  };
}
