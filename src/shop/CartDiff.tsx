import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { useCartFields } from '../actors/useCart.ts';
import { Price } from '../ui/Price.tsx';
import { Alert } from './Alert.tsx';
import { ClosedCart } from './ClosedCart.tsx';

/** The cart's changes since the shopper last saw it, as far as no cart line shows them. */
export function CartDiff({ and = [] }: { and?: ReactNode[] }) {
  const { details, cartDiff } = useCartFields('details', 'cartDiff');
  const { removed, coupons, shipping, previousCart } = cartDiff;
  const hasLines = Boolean(details?.items.length);
  const messages: ReactNode[] = [
    // An empty cart shows the same message itself.
    previousCart === 'closed' && hasLines && <ClosedCart key="closed" />,
    ...removed.map((name) => <Trans key={`gone ${name}`}>{name} is no longer in your cart.</Trans>),
    ...coupons.map((code) => <Trans key={code}>Coupon {code} no longer applies.</Trans>),
    shipping && (
      <Trans key="shipping">
        Shipping has another price now: it was <Price amount={shipping} />.
      </Trans>
    ),
    ...and,
  ].filter(Boolean);
  if (messages.length === 0) return null;
  return (
    <Alert kind="warning">
      {messages.map((sentence, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {sentence}
        </Fragment>
      ))}
    </Alert>
  );
}
