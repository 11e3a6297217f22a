import { Trans } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import { type CartDiff, NO_DIFF } from '../../../machines/cart/diff.ts';
import { useHasSessionEnded } from '../../actors/useConfig.ts';
import { useSession } from '../../actors/useSession.ts';
import { EmptyCart } from '../../shop/EmptyCart.tsx';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface NothingToCheckOutProps {
  /** What has become of the cart since the shopper last saw it. */
  news?: CartDiff;
  /** There is a receipt to go back to. */
  hasReceipt?: boolean;
}

/**
 * An empty cart has nothing to check out, and says so. After an expiry it says that the session
 * has ended and offers to sign in, which returns here.
 */
export function NothingToCheckOut({ news = NO_DIFF, hasReceipt = false }: NothingToCheckOutProps) {
  const { isSignedIn } = useSession();
  const hasEnded = useHasSessionEnded() && !isSignedIn;
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
      <EmptyCart news={news} />
      {hasReceipt && !news.isOrdered && (
        <p className="prose">
          <TextLink href="/order-confirmation">
            <Trans>View the receipt of your last order</Trans>
          </TextLink>
        </p>
      )}
    </>
  );
}
