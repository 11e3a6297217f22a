import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountTask, AddressBookEntry } from '../../../../machines/account/task.ts';
import type { ShippingAddress } from '../../../../machines/domain.ts';
import { useAccountTask } from '../../../actors/useAccountTask.ts';
import { useCheckoutFields } from '../../../actors/useCheckout.ts';
import type { Destinations } from '../../../shop/useCountries.ts';

export interface AddressToSave {
  address: ShippingAddress;
  book: AddressBookEntry[];
  to: Destinations;
}

type AddressStep = 'shippingAddress' | 'billingAddress';

/** Sets the address to save once its step is accepted; null saves none. */
export type SetAddressToSave = (step: AddressStep, address: AddressToSave | null) => void;

/** The addresses to save, by step, until their steps are accepted. */
export function useAddressesToSave(): [
  Partial<Record<AddressStep, AddressToSave | null>>,
  SetAddressToSave,
] {
  const [addressesToSave, setAddressesToSave] = useState<
    Partial<Record<AddressStep, AddressToSave | null>>
  >({});
  return [
    addressesToSave,
    (step, address) => setAddressesToSave((others) => ({ ...others, [step]: address })),
  ];
}

/** Saves each address to the address book once its step is accepted, one after the other. */
export function useSaveToAddressBook(
  addressesToSave: Partial<Record<AddressStep, AddressToSave | null>>,
  keep: SetAddressToSave,
) {
  const last = useAccountTask('checkoutAddress');
  const checkout = useCheckoutFields('shippingAddress', 'billingAddress');
  const ready = (Object.keys(addressesToSave) as AddressStep[]).find(
    (step) => addressesToSave[step] && addressesToSave[step].address === checkout[step],
  );
  const [task, setTask] = useState<AccountTask | null>(null);
  const submitNext = useEffectEvent(() => {
    const next = ready && addressesToSave[ready];
    if (!next || last.isBusy) return;
    const nextTask = taskOf(ready, next);
    keep(ready, null);
    setTask(nextTask);
    last.submit(nextTask);
  });
  useEffect(() => {
    if (ready) submitNext();
  }, [ready, last.isBusy]);
  return { ...last, retry: () => task && last.submit(task) };
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
    existingIds: book.map(({ id }) => id),
  };
}
