import type { ReactNode } from 'react';
import type { AddressBookEntry } from '../../../../machines/account/task.ts';
import { useCheckoutFields } from '../../../actors/useCheckout.ts';
import { useAddresses } from '../../../shop/useAddresses.ts';
import type { Destinations } from '../../../shop/useCountries.ts';
import { WithCountries } from '../../../shop/WithCountries.tsx';
import { StepPending } from './StepPending.tsx';

interface WithAddressBookProps {
  children: (to: Destinations, book: AddressBookEntry[]) => ReactNode;
}

/**
 * Loads what an address step needs: the countries and the customer's addresses. If the address book
 * cannot be read it counts as empty, since an address can be typed.
 */
export function WithAddressBook({ children }: WithAddressBookProps) {
  const { isSignedIn } = useCheckoutFields('isSignedIn');
  const { addresses, error } = useAddresses({
    isPaused: !isSignedIn,
    // The page reads them before it shows the steps.
    requestPolicy: 'cache-first',
  });
  const book = isSignedIn ? (addresses ?? (error ? [] : null)) : [];
  return <WithCountries>{(to) => (book ? children(to, book) : <StepPending />)}</WithCountries>;
}
