import { Trans } from '@lingui/react/macro';
import { useCartFields } from '../../actors/useCart.ts';
import { useCheckoutFields } from '../../actors/useCheckout.ts';
import { Alert } from '../../shop/Alert.tsx';
import { CartDiff } from '../../shop/CartDiff.tsx';
import { useStepFailureText } from './steps/useStepFailureText.ts';

/**
 * The reason why nothing is left to check out: the shopper signed in or out elsewhere, the platform
 * closed the cart during the checkout, or the cart was emptied elsewhere.
 */
export function LostCart() {
  const { errors } = useCheckoutFields('errors');
  const { cartDiff } = useCartFields('cartDiff');
  const failureText = useStepFailureText();
  const isRefused = Object.values(errors).some(({ reason }) => reason === 'invalidCart');
  if (errors.review?.reason === 'sessionChanged') {
    return (
      <Alert kind="warning" focusOn>
        {failureText(errors.review)}
      </Alert>
    );
  }
  if (cartDiff.previousCart) return null;
  if (!isRefused && !cartDiff.isOtherCart) return <CartDiff />;
  return (
    <Alert kind="warning" focusOn>
      <Trans>Your cart is no longer open, so we have made you a new one.</Trans>
    </Alert>
  );
}
