import { useCheckout } from '../../actors/useCheckout.ts';
import { AddressForm } from './AddressForm.tsx';
import { StepForm } from './StepForm.tsx';
import { blankAddress, useAddressForm } from './useAddressForm.ts';
import type { Destinations } from './useCountries.ts';
import { WithCountries } from './WithCountries.tsx';

/** Where to, and a guest's email (spec section 5). */
export function ShippingAddressStep() {
  return <WithCountries>{(to) => <ShippingAddressForm to={to} />}</WithCountries>;
}

function ShippingAddressForm({ to }: { to: Destinations }) {
  const { send, submitted, shippingAddress, isSignedIn } = useCheckout();
  const address = useAddressForm({
    idPrefix: 'shipping',
    initial: submitted.shippingAddress ?? shippingAddress ?? blankAddress(to.defaultCountry),
    rules: { needsEmail: !isSignedIn, ...to },
  });
  const submit = () => {
    const taken = address.take();
    if (taken) send({ type: 'shippingAddress.submit', address: taken });
  };
  return (
    <StepForm step="shippingAddress" onSubmit={submit}>
      <AddressForm address={address} to={to} hasEmail={!isSignedIn} />
    </StepForm>
  );
}
