import { useLingui } from '@lingui/react/macro';
import styles from './ProductGrid.module.css';
import { ProductTile } from './ProductTile.tsx';
import type { TileProduct } from './TileFragment.ts';

interface ProductGridProps {
  products: readonly (TileProduct | null)[];
  /** The number of pictures to load at once: those of the first row. */
  eagerCount?: number;
  /** The width of a picture, as its `sizes` attribute. */
  sizes?: string;
  heading?: 'h2' | 'h3';
}

/** A grid of products: three columns, two below 640 px. */
export function ProductGrid({ products, eagerCount = 0, sizes, heading = 'h3' }: ProductGridProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.grid} aria-label={t`Products`}>
      {products
        .filter((product) => product !== null)
        .map((product, index) => (
          <li key={product.uid}>
            <ProductTile
              product={product}
              isEager={index < eagerCount}
              heading={heading}
              {...(sizes && { sizes })}
            />
          </li>
        ))}
    </ul>
  );
}
