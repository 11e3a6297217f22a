import { Trans } from '@lingui/react/macro';
import type { AddressBookEntry } from '../../../../machines/account/task.ts';
import { useCheckoutCommands, useCheckoutFields } from '../../../actors/useCheckout.ts';
import type { Destinations } from '../../../shop/useCountries.ts';
import { usePickupPlaces } from '../../../shop/usePickupPlaces.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { StepForm } from './StepForm.tsx';
import { useAddressChoice } from './useAddressChoice.ts';
import { WithAddressBook } from './WithAddressBook.tsx';

/**
 * The shipping address, and a guest's email address. A customer chooses a saved address or enters a
 * new one.
 */
export function ShippingAddressStep() {
  const { isSignedIn } = useCheckoutFields('isSignedIn');
  return (
    <WithAddressBook key={String(isSignedIn)}>
      {(to, book) => <ShippingAddressForm destinations={to} book={book} />}
    </WithAddressBook>
  );
}

interface ShippingAddressFormProps {
  destinations: Destinations;
  book: AddressBookEntry[];
}

function ShippingAddressForm({ destinations, book }: ShippingAddressFormProps) {
  const { send } = useCheckoutCommands();
  const { submitted, shippingAddress, isSignedIn } = useCheckoutFields(
    'submitted',
    'shippingAddress',
    'isSignedIn',
  );
  const choice = useAddressChoice({
    step: 'shippingAddress',
    destinations,
    book,
    before: submitted.shippingAddress ?? shippingAddress,
    preferred: book.find(({ isDefaultShipping }) => isDefaultShipping) ?? book[0],
    needsEmail: !isSignedIn,
  });
  const canPickUp = usePickupPlaces(choice.country).length > 0;
  const submit = () => {
    const submission = choice.take();
    if (!submission) return;
    send({ type: 'shippingAddress.submit', ...submission });
  };
  return (
    <StepForm step="shippingAddress" onSubmit={submit}>
      <AddressChoice choice={choice} destinations={destinations} hasEmail={!isSignedIn} />
      <p role="status" className="caption">
        {canPickUp && (
          <Trans>You can also pick up your order. Your address is then only for the bill.</Trans>
        )}
      </p>
    </StepForm>
  );
}
