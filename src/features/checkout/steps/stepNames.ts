import { useLingui } from '@lingui/react/macro';
import type { Step } from '../../../../machines/checkout/steps.ts';

/** The steps' names in the address. */
export const STEP_SLUGS: Record<Step, string> = {
  shippingAddress: 'shipping-address',
  shippingMethod: 'shipping-method',
  billingAddress: 'billing-address',
  paymentMethod: 'payment-method',
  review: 'review',
};

/** The name of each step, for its heading and for references to it. */
export function useStepNames(): Record<Step, string> {
  const { t } = useLingui();
  return {
    shippingAddress: t`Shipping Address`,
    shippingMethod: t`Shipping Method`,
    billingAddress: t`Billing Address`,
    paymentMethod: t`Payment Method`,
    review: t`Review`,
  };
}
