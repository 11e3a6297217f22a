import { useQuery } from 'urql';
import { CancellationQuery } from './cancellationQuery.ts';

/** The reasons to choose from; null if orders cannot be canceled, or until that is known. */
export function useCancellation(isEnabled: boolean): readonly string[] | null {
  const [{ data }] = useQuery({ query: CancellationQuery, pause: !isEnabled });
  const config = data?.storeConfig;
  if (!isEnabled || !config?.order_cancellation_enabled) return null;
  return config.order_cancellation_reasons.flatMap((reason) => reason?.description ?? []);
}
