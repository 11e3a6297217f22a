import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CheckoutContext } from '../../../../machines/checkout/context.ts';
import { shippingTitle } from '../../../../machines/checkout/shippingTitle.ts';
import type { Step } from '../../../../machines/checkout/steps.ts';
import { AddressLines } from './AddressLines.tsx';

type AcceptedSteps = Pick<
  CheckoutContext,
  'shippingAddress' | 'shippingMethod' | 'billingAddress' | 'payment' | 'isSignedIn'
>;

/** The summary of each step; the review has none, because its acceptance is the order. */
const SUMMARIES: Record<Step, (accepted: AcceptedSteps) => ReactNode> = {
  shippingAddress: ({ shippingAddress, isSignedIn }) =>
    shippingAddress && (
      <>
        <AddressLines address={shippingAddress} />
        <br />
        {/* The confirmation goes to a customer's own address, not to the one typed as a guest. */}
        {[!isSignedIn && shippingAddress.email, shippingAddress.telephone]
          .filter(Boolean)
          .join(' · ')}
      </>
    ),
  shippingMethod: ({ shippingMethod }) =>
    shippingMethod && (
      <>
        {shippingTitle(shippingMethod)}
        <br />
        {shippingMethod.pickup?.lines.join(' · ')}
      </>
    ),
  billingAddress: ({ billingAddress }) =>
    billingAddress &&
    ('sameAsShippingAddress' in billingAddress ? (
      <Trans>Same as shipping address</Trans>
    ) : (
      <AddressLines address={billingAddress} />
    )),
  paymentMethod: ({ payment }) => payment?.title,
  review: () => null,
};

/** The accepted values of a finished step. */
export const StepSummary = ({ step, accepted }: { step: Step; accepted: AcceptedSteps }) =>
  SUMMARIES[step](accepted);
