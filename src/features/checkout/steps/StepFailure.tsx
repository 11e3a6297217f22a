import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import type { Step } from '../../../../machines/checkout/steps.ts';
import type { OrderChange } from '../../../../machines/order/agreement.ts';
import { useCheckoutFields } from '../../../actors/useCheckout.ts';
import { useIsOffline } from '../../../actors/useIsOffline.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import { useStepFailureText } from './useStepFailureText.ts';

interface StepFailureProps {
  step: Step;
  /** An action to offer beside the cart if the platform refused the step. */
  action?: ReactNode;
}

const UNKNOWN: OrderChange[] = [{ kind: 'unknown' }];

/** The reason why the last submission of a step failed. Takes the focus. */
export function StepFailure({ step, action }: StepFailureProps) {
  const { errors, changes } = useCheckoutFields('errors', 'changes');
  const failure = errors[step];
  const failureText = useStepFailureText();
  const isOffline = useIsOffline();
  // The shopper reads what to do; the exact cause is for the console.
  useEffect(() => {
    if (failure?.reason === 'cartMissing' || failure?.reason === 'emailMissing')
      console.error(failure.message);
  }, [failure]);
  if (!failure) return null;
  // Link to the cart if the cart has changed. If the order could not be checked, a retry is enough.
  const isOfCart =
    failure.reason === 'invalidCart' ||
    failure.reason === 'cartMissing' ||
    (failure.reason === 'changed' && changes.every(({ kind }) => kind !== 'unknown'));
  const isPaymentRefused =
    failure.reason === 'refused' && (step === 'paymentMethod' || step === 'review');
  return (
    <Alert
      focusOn={failure}
      action={
        (isOfCart || isPaymentRefused) && (
          <>
            <TextLink href="/cart">
              <Trans>View cart</Trans>
            </TextLink>
            {isPaymentRefused && action}
          </>
        )
      }
    >
      {failure.reason === 'changed' ? (
        <OrderChanges changes={changes} />
      ) : failure.reason === 'unreachable' && step === 'review' && !isOffline ? (
        // Nothing was paid: a payment without a response leads to its verification instead.
        <OrderChanges changes={UNKNOWN} />
      ) : (
        failureText(failure)
      )}
    </Alert>
  );
}
