import { useState } from 'react';
import { useCheckoutFields } from '../../actors/useCheckout.ts';
import { useAddresses } from '../../shop/useAddresses.ts';

/**
 * Whether the address book of a customer who opens the checkout has been read or could not be read.
 * True for a guest; a guest who signs in later waits for the address book in the open step. The
 * query is paused once it has a result: a step that opens after an address was saved would
 * otherwise show this query's older addresses.
 */
export function useHasAddressBook(): boolean {
  const { isSignedIn } = useCheckoutFields('isSignedIn');
  const [isRead, setRead] = useState(!isSignedIn);
  const { addresses, error } = useAddresses({ isPaused: isRead });
  if (!isRead && (addresses || error)) setRead(true);
  return isRead;
}
