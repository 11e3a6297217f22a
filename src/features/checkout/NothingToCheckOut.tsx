import { Trans } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import { useHasSessionEnded } from '../../actors/useConfig.ts';
import { useSession } from '../../actors/useSession.ts';
import { EmptyCart } from '../../shop/EmptyCart.tsx';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface NothingToCheckOutProps {
  /** What was in the cart has been ordered elsewhere. */
  isOrdered?: boolean;
  /** There is a receipt to go back to. */
  hasReceipt?: boolean;
}

/**
 * An empty cart has nothing to check out, and says so. After an expiry it says that the session
 * has ended and offers to sign in, which returns here.
 */
export function NothingToCheckOut({
  isOrdered = false,
  hasReceipt = false,
}: NothingToCheckOutProps) {
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
      <EmptyCart isOrdered={isOrdered} />
      {hasReceipt && !isOrdered && (
        <p className="prose">
          <TextLink href="/order-confirmation">
            <Trans>View the receipt of your last order</Trans>
          </TextLink>
        </p>
      )}
    </>
  );
}
