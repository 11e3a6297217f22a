import { refuse } from './cartRefusal.ts';
import type { Address, BookAddress, Customer, Shop } from './model.ts';
import { addressProblems, messageOf, withRegion } from './shippingAddress.ts';

/** Whether an address becomes a default of the address book. */
export interface Defaults {
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** Adds an address to the address book. Refuses an address that breaks its country's rules. */
export function createAddress(
  shop: Shop,
  customer: Customer,
  address: Address,
  defaults: Defaults,
): BookAddress {
  const created: BookAddress = {
    ...validAddress(shop, address),
    ...defaults,
    id: shop.nextId.address,
  };
  shop.nextId.address += 1;
  giveDefaults(customer, defaults);
  customer.addresses = [...(customer.addresses ?? []), created];
  return created;
}

/** Updates an address of the customer. Fields that are not given keep their value. */
export function updateAddress(
  shop: Shop,
  customer: Customer,
  id: number,
  change: (present: BookAddress) => Address,
  defaults: Partial<Defaults>,
): BookAddress {
  const present = ownAddress(customer, id);
  const next = validAddress(shop, change(present));
  giveDefaults(customer, defaults);
  return Object.assign(present, next, defaults);
}

/** Deletes an address from the address book. Refuses a default address. */
export function deleteAddress(customer: Customer, id: number): void {
  const address = ownAddress(customer, id);
  const word = 'Customer Address %1 is set as default %2 address and can not be deleted';
  if (address.isDefaultBilling) refuse('authorization', word, [String(id), 'billing']);
  if (address.isDefaultShipping) refuse('authorization', word, [String(id), 'shipping']);
  customer.addresses = customer.addresses?.filter((candidate) => candidate !== address) ?? [];
}

function ownAddress(customer: Customer, id: number): BookAddress {
  const address = customer.addresses?.find((address) => address.id === id);
  if (!address) refuse('noSuchEntity', 'Could not find an address with ID "%1"', [String(id)]);
  return address;
}

function validAddress(shop: Shop, input: Address): Address {
  const address = withRegion(shop, input);
  const problems = addressProblems(shop, address);
  if (problems.length > 0) refuse('input', messageOf(problems));
  return address;
}

/** Keeps at most one default of each kind. */
function giveDefaults({ addresses = [] }: Customer, requested: Partial<Defaults>): void {
  for (const address of addresses) {
    if (requested.isDefaultShipping) address.isDefaultShipping = false;
    if (requested.isDefaultBilling) address.isDefaultBilling = false;
  }
}
