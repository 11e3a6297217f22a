import { useLingui } from '@lingui/react/macro';
import type { Step } from '../../../../machines/checkout/steps.ts';

/** The name of each step, for its heading and for references to it. */
export function useStepNames(): Record<Step, string> {
  const { t } = useLingui();
  return {
    shippingAddress: t`Shipping Address`,
    shippingMethod: t`Shipping Method`,
    billingAddress: t`Billing Address`,
    paymentMethod: t`Payment Method`,
    order: t`Review`,
  };
}
