import { useState } from 'react';
import { useCheckoutFields } from '../../actors/useCheckout.ts';
import { useAddresses } from '../../shop/useAddresses.ts';

/**
 * Whether the address book of a customer who opens the checkout has been read or could not be read.
 * A guest has none; one who signs in later waits for it in the open step. The query stops then:
 * while it ran, an address step that opens after an address was saved would get the addresses from
 * before.
 */
export function useHasAddressBook(): boolean {
  const { isSignedIn } = useCheckoutFields('isSignedIn');
  const [isRead, setRead] = useState(!isSignedIn);
  const { addresses, error } = useAddresses({ isPaused: isRead });
  if (!isRead && (addresses || error)) setRead(true);
  return isRead;
}
