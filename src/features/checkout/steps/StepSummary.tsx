import { Trans } from '@lingui/react/macro';
import type { CheckoutContext } from '../../../../machines/checkout/context.ts';
import { shippingTitle } from '../../../../machines/checkout/shippingTitle.ts';
import type { Step } from '../../../../machines/checkout/steps.ts';
import { AddressLines } from './AddressLines.tsx';

interface StepSummaryProps {
  step: Step;
  accepted: Pick<
    CheckoutContext,
    'shippingAddress' | 'shippingMethod' | 'billingAddress' | 'payment'
  >;
}

/** The accepted values of a finished step. */
export function StepSummary({
  step,
  accepted: { shippingAddress, shippingMethod, billingAddress, payment },
}: StepSummaryProps) {
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
