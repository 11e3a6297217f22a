import { type AnyVariables, CombinedError, type UseQueryArgs } from 'urql';
import { useFreshQuery } from './useFreshQuery.ts';

const NO_CUSTOMER = new CombinedError({ graphQLErrors: ['The platform returned no customer.'] });

/**
 * Queries the signed-in customer, as `useFreshQuery` does. A response without customer and without
 * error counts as an error: otherwise the page would wait for ever.
 */
export function useCustomerQuery<
  Data extends { customer: unknown },
  Variables extends AnyVariables,
>(query: UseQueryArgs<Variables, Data>) {
  const fresh = useFreshQuery(query);
  const isMissing = fresh.data?.customer === null && !fresh.isFetching;
  return { ...fresh, error: fresh.error ?? (isMissing ? NO_CUSTOMER : undefined) };
}
