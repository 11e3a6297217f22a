import { useQuery } from 'urql';
import { CancellationQuery } from './cancellationQuery.ts';

/** The reasons to choose from; null if orders cannot be canceled, or until that is known. */
export function useCancellation(isWanted: boolean): readonly string[] | null {
  const [{ data }] = useQuery({ query: CancellationQuery, pause: !isWanted });
  const config = data?.storeConfig;
  if (!isWanted || !config?.order_cancellation_enabled) return null;
  return config.order_cancellation_reasons.flatMap((reason) => reason?.description ?? []);
}
