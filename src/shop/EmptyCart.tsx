import { Trans } from '@lingui/react/macro';
import { type CartDiff, whyEmpty } from '../../machines/cart/diff.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { ClosedCart } from './ClosedCart.tsx';
import { EmptyList } from './EmptyList.tsx';

/** Says that the cart is empty, or where its content went, with a link to continue. */
export function EmptyCart({ cartDiff }: { cartDiff: CartDiff }) {
  switch (whyEmpty(cartDiff)) {
    case 'ordered':
      return (
        <EmptyList>
          <Trans>You ordered this in another tab or on an earlier visit. </Trans>
          <TextLink href="/order-confirmation">
            <Trans>View receipt</Trans>
          </TextLink>
        </EmptyList>
      );
    case 'closed':
      return (
        <EmptyList>
          <ClosedCart />
        </EmptyList>
      );
    default:
      return (
        <EmptyList>
          <Trans>There are no items in your cart.</Trans>
        </EmptyList>
      );
  }
}
