import { Trans } from '@lingui/react/macro';
import type { CartDiff } from '../../machines/cart/diff.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { ClosedCart } from './ClosedCart.tsx';
import { EmptyList } from './EmptyList.tsx';

interface EmptyCartProps {
  cartDiff: CartDiff;
  /** Whether there is a receipt to return to. */
  hasReceipt?: boolean;
}

/** Says that the cart is empty, or where its content went, with a link to continue. */
export const EmptyCart = ({ cartDiff: { previousCart }, hasReceipt = false }: EmptyCartProps) => (
  <EmptyList>
    {previousCart === null && !hasReceipt ? (
      <Trans>There are no items in your cart.</Trans>
    ) : previousCart === 'closed' ? (
      <ClosedCart />
    ) : (
      <>
        {previousCart === null ? (
          <Trans>Your cart is empty, and your last order is placed. </Trans>
        ) : previousCart === 'ordered' ? (
          <Trans>You have ordered what was in your cart. </Trans>
        ) : previousCart === 'orderedEarlier' ? (
          <Trans>You ordered this on an earlier visit. </Trans>
        ) : (
          <Trans>You ordered this in another tab. </Trans>
        )}
        <TextLink href="/order-confirmation">
          <Trans>View receipt</Trans>
        </TextLink>
      </>
    )}
  </EmptyList>
);
