import { useState } from 'react';
import type { AccountTask, AddressBookEntry } from '../../../../machines/account/task.ts';
import { type AddressStep, newAddressTask } from '../../../../machines/checkout/addressBook.ts';
import { isSameAddress } from '../../../../machines/checkout/sameAddress.ts';
import type { ShippingAddress } from '../../../../machines/domain.ts';
import { useShopper } from '../../../actors/useShopper.ts';
import { addressProblems } from '../../../lib/address/addressForm.ts';
import { orderAddress } from '../../../lib/address/orderAddress.ts';
import type { Destinations } from '../../../shop/useCountries.ts';
import { blankAddress, useAddressForm } from './useAddressForm.ts';

export const NEW_ADDRESS = 'new';

const ID_PREFIXES: Record<AddressStep, string> = {
  shippingAddress: 'shipping',
  billingAddress: 'billing',
};

interface AddressChoiceOptions {
  step: AddressStep;
  destinations: Destinations;
  book: AddressBookEntry[];
  /** The address chosen or typed before, or null. */
  before: ShippingAddress | null;
  /** The saved address to preselect. */
  preferred: AddressBookEntry | undefined;
  needsEmail?: boolean;
}

/** The choice between the customer's saved addresses and a new one. */
export function useAddressChoice(options: AddressChoiceOptions) {
  const { step, destinations, book, before, preferred, needsEmail = false } = options;
  const { customer } = useShopper();
  const findInBook = (address: ShippingAddress) =>
    book.find((entry) => isSameAddress(orderAddress(entry), address));
  const blank = {
    ...blankAddress(destinations.defaultCountry),
    firstname: customer?.firstname ?? '',
    lastname: customer?.lastname ?? '',
  };
  const rules = { needsEmail, ...destinations };
  const form = useAddressForm({
    idPrefix: ID_PREFIXES[step],
    initial: before && !findInBook(before) ? before : blank,
    rules,
  });
  const [picked, setPicked] = useState(() => {
    const enteredAddress = form.isTyped ? form.value : null;
    const initialAddress = before ?? enteredAddress;
    const first = initialAddress ? findInBook(initialAddress) : preferred;
    return first ? String(first.id) : NEW_ADDRESS;
  });
  const [shouldSave, setShouldSave] = useState(false);
  // The chosen address may have been deleted meanwhile.
  const chosen = book.find(({ id }) => String(id) === picked);

  function taskOf(address: ShippingAddress): AccountTask {
    const regions =
      destinations.countries.find(({ id }) => id === address.country_id)?.regions ?? [];
    const region = regions.find(({ code }) => code === address.region_code);
    return newAddressTask(step, address, book, region?.id ?? null);
  }

  return {
    form,
    book,
    picked: chosen ? picked : NEW_ADDRESS,
    country: chosen?.country_id ?? form.value.country_id,
    pick: setPicked,
    shouldSave,
    setShouldSave,
    /**
     * Validates the choice.
     * @returns the address, and the task that saves a new one in the address book if the customer
     *   wants that. Null if the address is invalid; the form then shows the problems.
     */
    take(): { address: ShippingAddress; addressTask: AccountTask | null } | null {
      if (!chosen) {
        const address = form.take();
        return address && { address, addressTask: shouldSave ? taskOf(address) : null };
      }
      const address = orderAddress(chosen);
      if (Object.keys(addressProblems(address, rules)).length === 0) {
        return { address, addressTask: null };
      }
      setPicked(NEW_ADDRESS);
      form.correct(address);
      return null;
    },
  };
}
