import type { AccountTask, AddressBookEntry } from '../account/task.ts';
import type { ShippingAddress } from '../domain.ts';
import { withParams } from '../system.ts';
import type { CheckoutContext, CheckoutEvent } from './context.ts';

/** The steps whose address a customer can save in the address book. */
export const ADDRESS_STEPS = ['shippingAddress', 'billingAddress'] as const;
export type AddressStep = (typeof ADDRESS_STEPS)[number];

/** The name under which the account machine keeps the outcome of saving a step's address. */
export const addressFormName = (step: AddressStep): string => `checkout.${step}`;

/**
 * The task that saves a new address. The first address of an address book becomes the default.
 *
 * @param regionId - the region's numeric id if the country has regions.
 */
export function newAddressTask(
  step: AddressStep,
  { email: _, ...address }: ShippingAddress,
  book: readonly AddressBookEntry[],
  regionId: number | null,
): AccountTask {
  const isFirst = book.length === 0;
  return {
    kind: 'saveAddress',
    id: null,
    address: {
      ...address,
      company: '',
      isDefaultShipping: isFirst && step === 'shippingAddress',
      isDefaultBilling: isFirst && step === 'billingAddress',
    },
    regionId,
    existingIds: book.map(({ id }) => id),
  };
}

/** Saves the address of an accepted step, if the customer has asked for it. */
export const saveInAddressBook = withParams<CheckoutContext, CheckoutEvent, { step: AddressStep }>(
  ({ context, enqueue }, { step }) => {
    const task = context.submitted[`${step}Task`];
    if (!task) return;
    const event = { type: 'account.submit', form: addressFormName(step), task } as const;
    enqueue({ type: 'sendToActor', params: { to: 'account', event } } as never);
  },
);
