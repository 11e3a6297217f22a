import { Trans } from '@lingui/react/macro';
import { shippingTitle } from '../../../../machines/checkout/shippingTitle.ts';
import type { Step } from '../../../../machines/checkout/steps.ts';
import { useCheckoutFields } from '../../../actors/useCheckout.ts';
import { AddressLines } from './AddressLines.tsx';

/** The accepted values of a finished step. */
export function StepSummary({ step }: { step: Step }) {
  const { shippingAddress, shippingMethod, billingAddress, payment } = useCheckoutFields(
    'shippingAddress',
    'shippingMethod',
    'billingAddress',
    'payment',
  );
  if (step === 'shippingAddress' && shippingAddress) {
    const { email, telephone } = shippingAddress;
    return (
      <>
        <AddressLines address={shippingAddress} />
        <br />
        {[email, telephone].filter(Boolean).join(' · ')}
      </>
    );
  }
  if (step === 'shippingMethod' && shippingMethod) {
    return (
      <>
        {shippingTitle(shippingMethod)}
        <br />
        {shippingMethod.pickup?.lines.join(' · ')}
      </>
    );
  }
  if (step === 'billingAddress' && billingAddress) {
    return 'sameAsShippingAddress' in billingAddress ? (
      <Trans>Same as shipping address</Trans>
    ) : (
      <AddressLines address={billingAddress} />
    );
  }
  return payment?.title;
}
