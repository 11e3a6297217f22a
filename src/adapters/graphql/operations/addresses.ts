import type { Client } from '@urql/core';
import type {
  AccountTask,
  AddressBookEntry,
  BookAddress,
} from '../../../../machines/account/task.ts';
import { AddressBookQuery } from '../../../lib/address/addressBookQuery.ts';
import { addressInBook } from '../../../lib/address/savedAddress.ts';
import { graphql, type ResultOf, type VariablesOf } from '../../../lib/graphql.ts';
import { RefusedError, UnreachableError } from '../errors.ts';
import { deleteEntity, mutate, query, UNCACHED } from '../execute.ts';

const CreateAddress = graphql(`
  mutation CreateAddress($input: CustomerAddressInput!) {
    createCustomerAddress(input: $input) {
      id
    }
  }
`);

const UpdateAddress = graphql(`
  mutation UpdateAddress($id: Int!, $input: CustomerAddressInput!) {
    updateCustomerAddress(id: $id, input: $input) {
      id
    }
  }
`);

const DeleteAddress = graphql(`
  mutation DeleteAddress($id: Int!) {
    deleteCustomerAddress(id: $id)
  }
`);

type AddressInput = VariablesOf<typeof CreateAddress>['input'];

/** Reads the customer's address book, always from the platform. @throws PlatformError */
export async function readAddresses(client: Client): Promise<AddressBookEntry[]> {
  const { customer }: ResultOf<typeof AddressBookQuery> = await query(
    client,
    AddressBookQuery,
    {},
    UNCACHED,
  );
  if (!customer) throw new UnreachableError('The platform gave no customer.');
  return (customer.addresses ?? []).flatMap((address) => addressInBook(address) ?? []);
}

/** Refetches the address book that pages show; the response updates them. */
export function refetchAddresses(client: Client): void {
  client.query(AddressBookQuery, {}, { requestPolicy: 'network-only' }).toPromise();
}

/**
 * Updates the address with the given id, or creates one if the id is null.
 *
 * @returns the saved address's id, if the platform names it
 * @throws PlatformError
 */
export async function saveAddress(
  client: Client,
  { id, address, regionId }: Extract<AccountTask, { kind: 'saveAddress' }>,
): Promise<number | undefined> {
  const input = inputOf(address, regionId);
  if (id !== null) {
    await mutate(client, UpdateAddress, { id, input });
    return id;
  }
  const { createCustomerAddress } = await mutate(client, CreateAddress, { input });
  return createCustomerAddress?.id ?? undefined;
}

/** Deletes an address; one that no longer exists counts as deleted. @throws PlatformError */
export const deleteAddress = (client: Client, id: number): Promise<void> =>
  deleteEntity(async () => {
    const { deleteCustomerAddress } = await mutate(client, DeleteAddress, { id });
    if (!deleteCustomerAddress) throw new RefusedError('The address was not deleted.');
  });

/** Converts an address. `false` does not unset a default: only another default address does. */
const inputOf = (address: BookAddress, regionId: number | null): AddressInput => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company,
  street: address.street,
  city: address.city,
  region: {
    region: address.region_code,
    region_code: address.region_code,
    ...(regionId !== null && { region_id: regionId }),
  },
  postcode: address.postcode,
  telephone: address.telephone,
  country_code: address.country_id as AddressInput['country_code'],
  default_shipping: address.isDefaultShipping,
  default_billing: address.isDefaultBilling,
});
