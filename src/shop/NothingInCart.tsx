import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { type CartDiff, NO_DIFF } from '../../machines/cart/diff.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { useReadParameters } from './useReadParameters.ts';

interface NothingInCartProps {
  /** The cart's changes since the shopper last saw it. */
  cartDiff?: CartDiff;
  /** Whether there is a receipt to return to. */
  hasReceipt?: boolean;
}

/** Says why the cart is empty, and how to continue. */
export function NothingInCart({ cartDiff = NO_DIFF, hasReceipt = false }: NothingInCartProps) {
  const { previousCart } = cartDiff;
  return (
    <>
      {previousCart === 'sessionEnded' ? (
        <LeftWithSession />
      ) : (
        <EmptyCart cartDiff={cartDiff} hasReceipt={hasReceipt} />
      )}
      {hasReceipt && (previousCart === 'closed' || previousCart === 'sessionEnded') && (
        <p className="prose">
          <TextLink href="/order-confirmation">
            <Trans>View the receipt of your last order</Trans>
          </TextLink>
        </p>
      )}
    </>
  );
}

/** The cart belongs to a customer whose session has ended: signing in returns to this page. */
function LeftWithSession() {
  const [path, navigate] = useLocation();
  const search = useReadParameters([]);
  const from = search.size > 0 ? `${path}?${search}` : path;
  return (
    <EmptyState
      action={
        <Button priority="high" isLarge onClick={() => navigate('/signin', { state: { from } })}>
          <Trans>Sign In</Trans>
        </Button>
      }
    >
      <Trans>Your session has ended. Sign in again to see your cart.</Trans>
    </EmptyState>
  );
}
