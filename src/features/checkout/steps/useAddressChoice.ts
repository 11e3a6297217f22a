import { useState } from 'react';
import type { KeptAddress } from '../../../../machines/account/task.ts';
import { isSameAddress } from '../../../../machines/checkout/sameAddress.ts';
import type { ShippingAddress } from '../../../../machines/domain.ts';
import { useSession } from '../../../actors/useSession.ts';
import { addressProblems } from '../../../lib/address/addressForm.ts';
import { orderAddress } from '../../../lib/address/orderAddress.ts';
import type { Destinations } from '../../../shop/useCountries.ts';
import { blankAddress, useAddressForm } from './useAddressForm.ts';

export const NEW = 'new';

interface AddressChoiceOptions {
  idPrefix: string;
  to: Destinations;
  book: KeptAddress[];
  /** What was chosen or typed before, if anything was. */
  before: ShippingAddress | null;
  /** Which of the book comes first into question. */
  preferred: KeptAddress | undefined;
  needsEmail?: boolean;
}

/** One address of the customer's book, or one that is typed. */
export function useAddressChoice(options: AddressChoiceOptions) {
  const { idPrefix, to, book, before, preferred, needsEmail = false } = options;
  const { customer } = useSession();
  const kept = (address: ShippingAddress) =>
    book.find((one) => isSameAddress(orderAddress(one), address));
  const blank = {
    ...blankAddress(to.defaultCountry),
    firstname: customer?.firstname ?? '',
    lastname: customer?.lastname ?? '',
  };
  const rules = { needsEmail, ...to };
  const form = useAddressForm({
    idPrefix,
    initial: before && !kept(before) ? before : blank,
    rules,
  });
  const [picked, setPicked] = useState(() => {
    const typed = form.isTyped ? form.value : null;
    const known = before ?? typed;
    const first = known ? kept(known) : preferred;
    return first ? String(first.id) : NEW;
  });
  const [isToKeep, setToKeep] = useState(false);
  // It may have gone from the book meanwhile.
  const chosen = book.find(({ id }) => String(id) === picked);

  return {
    form,
    book,
    picked: chosen ? picked : NEW,
    pick: setPicked,
    isToKeep,
    setToKeep,
    /** The address; null when something is wrong with it: the form then says what. */
    take(): { address: ShippingAddress; isToKeep: boolean } | null {
      if (!chosen) {
        const address = form.take();
        return address && { address, isToKeep };
      }
      const address = orderAddress(chosen);
      if (Object.keys(addressProblems(address, rules)).length === 0) {
        return { address, isToKeep: false };
      }
      setPicked(NEW);
      form.correct(address);
      return null;
    },
  };
}
