import { useLingui } from '@lingui/react/macro';
import type { Step } from '../../../../machines/checkout/steps.ts';

/** What each step is called, on its heading and wherever it is spoken of. */
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
