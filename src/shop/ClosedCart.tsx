import { Trans } from '@lingui/react/macro';
import { useShopper } from '../actors/useShopper.ts';
import { TextLink } from '../ui/TextLink.tsx';

/** Says that the cart is closed: it was ordered or merged, and this device does not know which. */
export function ClosedCart() {
  const { isSignedIn } = useShopper();
  return (
    <>
      <Trans>
        Your last cart is closed. If you ordered what was in it, the confirmation is in your email.{' '}
      </Trans>
      {isSignedIn ? (
        <TextLink href="/order-history">
          <Trans>See your orders</Trans>
        </TextLink>
      ) : (
        <TextLink href="/contact">
          <Trans>Ask the shop</Trans>
        </TextLink>
      )}
    </>
  );
}
