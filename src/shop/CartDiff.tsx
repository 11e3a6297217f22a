import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCart } from '../actors/useCart.ts';
import { Price } from '../ui/Price.tsx';
import { Alert } from './Alert.tsx';
import { ClosedCart } from './ClosedCart.tsx';

/** What is otherwise than the shopper last saw the cart, and not to be seen at a line of it. */
export function CartDiff({ and = [] }: { and?: ReactNode[] }) {
  const { details, news } = useCart();
  const { gone, coupons, shipping, isClosed } = news;
  const hasLines = Boolean(details?.items.length);
  const said: ReactNode[] = [
    // An empty cart says it itself.
    isClosed && hasLines && <ClosedCart key="closed" />,
    ...gone.map((name) => <Trans key={`gone ${name}`}>{name} is no longer in your cart.</Trans>),
    ...coupons.map((code) => <Trans key={code}>Coupon {code} no longer applies.</Trans>),
    shipping && (
      <Trans key="shipping">
        Shipping has another price now: it was <Price amount={shipping} />.
      </Trans>
    ),
    ...and,
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <Alert kind="warning">
      {said.flatMap((sentence, index) => (index === 0 ? [sentence] : [' ', sentence]))}
    </Alert>
  );
}
