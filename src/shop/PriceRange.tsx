import { Trans } from '@lingui/react/macro';
import { Price } from '../ui/Price.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ProductTile.module.css';
import type { TileProduct } from './TileFragment.ts';

/** A product's price: one price, "from" the lowest of several, or the old and the new price. */
export function PriceRange({ range }: { range: TileProduct['price_range'] }) {
  const { regular_price, final_price, discount } = range.minimum_price;
  const maxPrice = range.maximum_price?.final_price.value;
  const now = <Price amount={final_price} />;

  if (typeof maxPrice === 'number' && maxPrice !== final_price.value)
    return <Trans>from {now}</Trans>;
  if (!discount?.amount_off) return now;
  return (
    <>
      <s className={styles.was}>
        <VisuallyHidden>
          <Trans>Was</Trans>{' '}
        </VisuallyHidden>
        <Price amount={regular_price} />
      </s>
      <VisuallyHidden>
        <Trans>Now</Trans>{' '}
      </VisuallyHidden>
      {now}
    </>
  );
}
