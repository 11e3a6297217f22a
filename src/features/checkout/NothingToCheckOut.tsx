import { Trans } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import { type CartDiff, NO_DIFF } from '../../../machines/cart/diff.ts';
import { useHasSessionEnded } from '../../actors/useEnvironment.ts';
import { useShopper } from '../../actors/useShopper.ts';
import { EmptyCart } from '../../shop/EmptyCart.tsx';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface NothingToCheckOutProps {
  /** The cart's changes since the shopper last saw it. */
  cartDiff?: CartDiff;
  /** Whether there is a receipt to return to. */
  hasReceipt?: boolean;
}

/**
 * The checkout of an empty cart. After a session has ended by itself, this view says so and offers
 * to sign in, which returns to this page, unless the shopper has ordered as a guest since.
 */
export function NothingToCheckOut({
  cartDiff = NO_DIFF,
  hasReceipt = false,
}: NothingToCheckOutProps) {
  const { isSignedIn } = useShopper();
  const hasEnded =
    useHasSessionEnded() && !isSignedIn && !hasReceipt && cartDiff.previousCart === null;
  const [path, navigate] = useLocation();
  const search = useSearch();

  if (hasEnded) {
    return (
      <Empty
        action={
          <Button
            priority="high"
            isLarge
            onClick={() =>
              navigate('/signin', { state: { from: search ? `${path}?${search}` : path } })
            }
          >
            <Trans>Sign In</Trans>
          </Button>
        }
      >
        <Trans>Your session has ended. Sign in again: your cart is kept.</Trans>
      </Empty>
    );
  }
  return (
    <>
      <EmptyCart cartDiff={cartDiff} />
      {hasReceipt && !cartDiff.previousCart?.startsWith('ordered') && (
        <p className="prose">
          <TextLink href="/order-confirmation">
            <Trans>View the receipt of your last order</Trans>
          </TextLink>
        </p>
      )}
    </>
  );
}
