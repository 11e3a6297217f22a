import { useState } from 'react';
import { useCheckoutFields } from '../../actors/useCheckout.ts';
import { useAddresses } from '../../shop/useAddresses.ts';

/**
 * Whether the customer's address book has been read or could not be read; a guest has none. The
 * query stops then: while it ran, an address step that opens after an address was saved would get
 * the addresses from before.
 */
export function useHasAddressBook(): boolean {
  const { isSignedIn } = useCheckoutFields('isSignedIn');
  const [isRead, setRead] = useState(false);
  const { addresses, error } = useAddresses({ isPaused: !isSignedIn || isRead });
  if (!isRead && isSignedIn && (addresses || error)) setRead(true);
  return !isSignedIn || isRead;
}
