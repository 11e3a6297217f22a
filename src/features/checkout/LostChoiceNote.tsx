import { Trans } from '@lingui/react/macro';
import { useCheckoutFields } from '../../actors/useCheckout.ts';
import { Alert } from '../../shop/Alert.tsx';

/**
 * Says which choice was lost when the session ended during the checkout, until it is made again.
 */
export function LostChoiceNote() {
  const { lostChoice, shippingMethod, payment } = useCheckoutFields(
    'lostChoice',
    'shippingMethod',
    'payment',
  );
  if (!lostChoice || (lostChoice === 'method' ? shippingMethod : payment)) return null;
  return (
    <Alert kind="warning">
      {lostChoice === 'method' ? (
        <Trans>The shipping method that you chose is no longer available.</Trans>
      ) : lostChoice === 'payer' ? (
        <Trans>
          Your session had ended. Your delivery details are kept; please choose the billing address
          and the payment method again.
        </Trans>
      ) : (
        <Trans>
          The payment method that you chose is no longer available. Please choose again.
        </Trans>
      )}
    </Alert>
  );
}
