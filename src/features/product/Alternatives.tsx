import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { ProductTile } from '../../shop/ProductTile.tsx';
import type { TileProduct } from '../../shop/TileFragment.ts';
import styles from './Alternatives.module.css';

const MAX_ALTERNATIVES = 3;
const SIZES = '(min-width: 960px) 11rem, 30vw';

/** Small tiles of available products beside the name of a sold-out one. */
export function Alternatives({ products }: { products: readonly TileProduct[] }) {
  const id = useId();
  const available = products.filter(({ stock_status }) => stock_status !== 'OUT_OF_STOCK');
  if (available.length === 0) return null;
  return (
    <section className={styles.alternatives} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>You may also like</Trans>
      </h2>
      <ul>
        {available.slice(0, MAX_ALTERNATIVES).map((product) => (
          <li key={product.uid}>
            <ProductTile product={product} sizes={SIZES} overlay={null} isEager />
          </li>
        ))}
      </ul>
    </section>
  );
}
