import { Trans } from '@lingui/react/macro';
import { EmptyList } from './EmptyList.tsx';

/** Says that there is nothing in the cart, and leads to the flowers. */
export const EmptyCart = () => (
  <EmptyList>
    <Trans>There are no items in your cart.</Trans>
  </EmptyList>
);
