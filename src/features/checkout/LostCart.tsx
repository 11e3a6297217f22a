import { Trans } from '@lingui/react/macro';
import { useCheckout } from '../../actors/useCheckout.ts';
import { Alert } from '../../shop/Alert.tsx';

/** Why there is nothing to check out any more: the platform has ended the cart in the middle. */
export function LostCart() {
  const { errors } = useCheckout();
  const isLost = Object.values(errors).some(({ reason }) => reason === 'invalidCart');
  if (!isLost) return null;
  return (
    <Alert kind="warning" focusOn>
      <Trans>Your cart is no longer open, so we have made you a new one.</Trans>
    </Alert>
  );
}
