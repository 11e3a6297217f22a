import { Trans } from '@lingui/react/macro';
import type { AddressBookEntry } from '../../../../machines/account/task.ts';
import { isSameAddress } from '../../../../machines/checkout/sameAddress.ts';
import type { BillingAddress, ShippingAddress } from '../../../../machines/domain.ts';
import { useCheckoutCommands, useCheckoutFields } from '../../../actors/useCheckout.ts';
import { useFormDraft } from '../../../actors/useFormDraft.ts';
import { orderAddress } from '../../../lib/address/orderAddress.ts';
import type { Destinations } from '../../../shop/useCountries.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { StepForm } from './StepForm.tsx';
import { useAddressChoice } from './useAddressChoice.ts';
import { WithAddressBook } from './WithAddressBook.tsx';

const SAME: BillingAddress = { sameAsShippingAddress: true };

/** The billing address: the same as the shipping address, or a different one. */
export function BillingAddressStep() {
  return (
    <WithAddressBook>
      {(to, book) => <BillingAddressForm destinations={to} book={book} />}
    </WithAddressBook>
  );
}

interface BillingAddressFormProps {
  destinations: Destinations;
  book: AddressBookEntry[];
}

function BillingAddressForm({ destinations, book }: BillingAddressFormProps) {
  const { send } = useCheckoutCommands();
  const { submitted, billingAddress, shippingAddress } = useCheckoutFields(
    'submitted',
    'billingAddress',
    'shippingAddress',
  );
  const current = submitted.billingAddress ?? billingAddress;
  const before = ownAddress(current);
  const usual = book.find(({ isDefaultBilling }) => isDefaultBilling);
  const isUsualOther =
    usual && shippingAddress && !isSameAddress(orderAddress(usual), shippingAddress);
  const [isSame, setIsSame] = useFormDraft(
    'billing-same',
    current ? before === null : !isUsualOther,
  );
  const choice = useAddressChoice({
    step: 'billingAddress',
    destinations,
    book,
    before,
    preferred: usual ?? book[0],
  });
  const submit = () => {
    const submission = isSame ? { address: SAME } : choice.take();
    if (!submission) return;
    send({ type: 'billingAddress.submit', ...submission });
  };
  return (
    <StepForm step="billingAddress" onSubmit={submit}>
      <Checkbox
        id="billing-same"
        label={<Trans>Same as shipping address</Trans>}
        isChecked={isSame}
        onChange={setIsSame}
      />
      {!isSame && <AddressChoice choice={choice} destinations={destinations} />}
    </StepForm>
  );
}

/** The separate billing address; null if it is the same as the shipping address. */
function ownAddress(address: BillingAddress | null | undefined): ShippingAddress | null {
  return !address || 'sameAsShippingAddress' in address ? null : address;
}
