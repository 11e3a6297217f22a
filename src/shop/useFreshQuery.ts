import { useState } from 'react';
import { type AnyVariables, CombinedError, type UseQueryArgs, useQuery } from 'urql';

interface Fresh<Data, Variables> {
  /**
   * The data for these variables; while a query with new variables is in flight, those of the
   * previous ones.
   */
  data: Data | undefined;
  /** The variables that the data were requested with. */
  dataVariables: Variables | undefined;
  /**
   * The error, if there is no data. A refetch that fails keeps the shown data and reports no error.
   * A response without customer counts as an error.
   */
  error: CombinedError | undefined;
  isFetching: boolean;
  retry: () => void;
}

const NO_CUSTOMER = new CombinedError({ graphQLErrors: ['The platform returned no customer.'] });

/** Shows cached data at once and refetches it in the background; the response updates the page. */
export function useFreshQuery<Data, Variables extends AnyVariables>(
  query: UseQueryArgs<Variables, Data>,
): Fresh<Data, Variables> {
  const [result, execute] = useQuery({ requestPolicy: 'cache-and-network', ...query });
  const key = result.operation?.key;
  const isDone = !result.fetching && !result.error && result.data !== undefined;
  const [cached, setCached] = useState(isDone ? { key, data: result.data } : undefined);
  // While a failed query is repeated, urql keeps its partial data but drops its error.
  if (isDone && result.data !== cached?.data) {
    setCached({ key, data: result.data });
  }
  const lastData = cached && cached.key === key ? cached.data : undefined;
  const data = result.error ? (lastData ?? result.data) : result.data;
  // Without an error, a page would wait for the customer for ever.
  const hasNoCustomer = (data as { customer?: unknown } | undefined)?.customer === null;
  return {
    data,
    dataVariables: result.operation?.variables,
    error: (lastData ? undefined : result.error) ?? (hasNoCustomer ? NO_CUSTOMER : undefined),
    isFetching: result.fetching,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
}
