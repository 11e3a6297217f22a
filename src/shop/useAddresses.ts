import type { RequestPolicy } from 'urql';
import { AddressBookQuery } from '../lib/address/addressBookQuery.ts';
import { addressInBook } from '../lib/address/savedAddress.ts';
import { useFreshQuery } from './useFreshQuery.ts';

/**
 * The customer's addresses, defaults first; null until they are known. Pause the query for a guest.
 */
export function useAddresses({
  isPaused = false,
  requestPolicy = 'cache-and-network',
}: {
  isPaused?: boolean;
  requestPolicy?: RequestPolicy;
} = {}) {
  const fresh = useFreshQuery({
    query: AddressBookQuery,
    variables: {},
    pause: isPaused,
    requestPolicy,
  });
  const customer = fresh.data?.customer;
  const addresses = customer
    ? (customer.addresses ?? [])
        .flatMap((address) => addressInBook(address) ?? [])
        .sort((a, b) => rank(a) - rank(b) || a.id - b.id)
    : null;
  return { ...fresh, addresses };
}

const rank = (address: { isDefaultShipping: boolean; isDefaultBilling: boolean }): number =>
  address.isDefaultShipping ? 0 : address.isDefaultBilling ? 1 : 2;
