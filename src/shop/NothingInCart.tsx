import { Trans } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import { type CartDiff, NO_DIFF } from '../../machines/cart/diff.ts';
import { useHasSessionEnded } from '../actors/useEnvironment.ts';
import { useShopper } from '../actors/useShopper.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { EmptyCart } from './EmptyCart.tsx';

interface NothingInCartProps {
  /** The cart's changes since the shopper last saw it. */
  cartDiff?: CartDiff;
  /** Whether there is a receipt to return to. */
  hasReceipt?: boolean;
  /** Whether the platform has refused the cart: nobody knows whether it is kept. */
  isRefused?: boolean;
}

/**
 * Says why the cart is empty, and how to continue. After a session has ended by itself, the view
 * offers to sign in, which returns to this page, unless the shopper has ordered as a guest since.
 */
export function NothingInCart({
  cartDiff = NO_DIFF,
  hasReceipt = false,
  isRefused = false,
}: NothingInCartProps) {
  const { isSignedIn } = useShopper();
  const mayBeKept = !hasReceipt && !isRefused && cartDiff.previousCart === null;
  const hasEnded = useHasSessionEnded() && !isSignedIn && mayBeKept;
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
