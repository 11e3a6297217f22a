import { Trans } from '@lingui/react/macro';
import { TextLink } from '../ui/TextLink.tsx';
import { EmptyList } from './EmptyList.tsx';

/** Says that there is nothing in the cart, or that it has been ordered, and leads to the flowers. */
export function EmptyCart({ isOrdered = false }: { isOrdered?: boolean }) {
  if (!isOrdered) {
    return (
      <EmptyList>
        <Trans>There are no items in your cart.</Trans>
      </EmptyList>
    );
  }
  return (
    <EmptyList>
      <Trans>You ordered this in another tab or on an earlier visit.</Trans>{' '}
      <TextLink href="/order-confirmation">
        <Trans>View receipt</Trans>
      </TextLink>
    </EmptyList>
  );
}
