import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountTask, KeptAddress } from '../../../../machines/account/task.ts';
import type { ShippingAddress } from '../../../../machines/domain.ts';
import { useAccountTask } from '../../../actors/useAccountTask.ts';
import { useCheckoutFields } from '../../../actors/useCheckout.ts';
import type { Destinations } from '../../../shop/useCountries.ts';

export interface AddressToSave {
  address: ShippingAddress;
  book: KeptAddress[];
  to: Destinations;
}

type AddressStep = 'shippingAddress' | 'billingAddress';

/** Sets the address to save once its step is accepted; null saves none. */
export type SetAddressToSave = (step: AddressStep, wanted: AddressToSave | null) => void;

/** The addresses to save, by step, until their steps are accepted. */
export function useAddressesToSave(): [
  Partial<Record<AddressStep, AddressToSave | null>>,
  SetAddressToSave,
] {
  const [wanted, setWanted] = useState<Partial<Record<AddressStep, AddressToSave | null>>>({});
  return [wanted, (step, it) => setWanted((others) => ({ ...others, [step]: it }))];
}

/** Saves each address to the address book once its step is accepted, one after the other. */
export function useSaveToAddressBook(
  wanted: Partial<Record<AddressStep, AddressToSave | null>>,
  keep: SetAddressToSave,
) {
  const last = useAccountTask('checkoutAddress');
  const checkout = useCheckoutFields('shippingAddress', 'billingAddress');
  const ready = (Object.keys(wanted) as AddressStep[]).find(
    (step) => wanted[step] && wanted[step].address === checkout[step],
  );
  const [task, setTask] = useState<AccountTask | null>(null);
  const askNext = useEffectEvent(() => {
    const next = ready && wanted[ready];
    if (!next || last.isBusy) return;
    const asked = taskOf(ready, next);
    keep(ready, null);
    setTask(asked);
    last.ask(asked);
  });
  useEffect(() => {
    if (ready) askNext();
  }, [ready, last.isBusy]);
  return { ...last, again: () => task && last.ask(task) };
}

/** The first address of an address book becomes the default. */
function taskOf(step: AddressStep, { address, book, to }: AddressToSave): AccountTask {
  const { email: _, ...rest } = address;
  const regions = to.countries.find(({ id }) => id === address.country_id)?.regions ?? [];
  const isFirst = book.length === 0;
  return {
    kind: 'saveAddress',
    id: null,
    address: {
      ...rest,
      company: '',
      isDefaultShipping: isFirst && step === 'shippingAddress',
      isDefaultBilling: isFirst && step === 'billingAddress',
    },
    regionId: regions.find(({ code }) => code === address.region_code)?.id ?? null,
    known: book.map(({ id }) => id),
  };
}
