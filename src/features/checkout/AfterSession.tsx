import { Trans } from '@lingui/react/macro';
import { useCheckout } from '../../actors/useCheckout.ts';
import { Alert } from '../../shop/Alert.tsx';

/** What a session that ended in the middle has cost, until it is chosen again. */
export function AfterSession() {
  const { forgotten, shippingMethod, payment } = useCheckout();
  if (!forgotten || (forgotten === 'method' ? shippingMethod : payment)) return null;
  return (
    <Alert kind="warning">
      {forgotten === 'method' ? (
        <Trans>The way of sending that you had chosen is not offered any more.</Trans>
      ) : forgotten === 'payer' ? (
        <Trans>
          Your session had ended. Where your order goes is as you left it; please say once more who
          pays, and how.
        </Trans>
      ) : (
        <Trans>What you had chosen to pay with cannot be used any more. Please choose again.</Trans>
      )}
    </Alert>
  );
}
