import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { BillingAddress, ShippingAddress } from '../../../machines/domain.ts';
import { useCheckout } from '../../actors/useCheckout.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { AddressForm } from './AddressForm.tsx';
import { StepForm } from './StepForm.tsx';
import { blankAddress, useAddressForm } from './useAddressForm.ts';
import type { Destinations } from './useCountries.ts';
import { WithCountries } from './WithCountries.tsx';

const SAME: BillingAddress = { sameAsShippingAddress: true };

/** Who pays: the shipping address, or another (spec section 3 "Billing address"). */
export function BillingAddressStep() {
  return <WithCountries>{(to) => <BillingAddressForm to={to} />}</WithCountries>;
}

function BillingAddressForm({ to }: { to: Destinations }) {
  const { send, submitted, billingAddress } = useCheckout();
  const other = ownAddress(submitted.billingAddress) ?? ownAddress(billingAddress);
  const [isSame, setIsSame] = useState(other === null);
  const address = useAddressForm({
    idPrefix: 'billing',
    initial: other ?? blankAddress(to.defaultCountry),
    rules: { needsEmail: false, ...to },
  });
  const submit = () => {
    const taken = isSame ? SAME : address.take();
    if (taken) send({ type: 'billingAddress.submit', address: taken });
  };
  return (
    <StepForm step="billingAddress" onSubmit={submit}>
      <Checkbox
        id="billing-same"
        label={<Trans>Same as shipping address</Trans>}
        isChecked={isSame}
        onChange={setIsSame}
      />
      {!isSame && <AddressForm address={address} to={to} />}
    </StepForm>
  );
}

/** The address itself, or null where it is the shipping address's. */
function ownAddress(address: BillingAddress | null | undefined): ShippingAddress | null {
  return !address || 'sameAsShippingAddress' in address ? null : address;
}
