import { type ReactNode, useId } from 'react';
import { ROW_SIZES } from './list/sizes.ts';
import { ProductGrid } from './ProductGrid.tsx';
import styles from './ProductRow.module.css';
import type { TileProduct } from './TileFragment.ts';

interface ProductRowProps {
  title: ReactNode;
  products: readonly TileProduct[];
}

/** The largest number of products in a row. */
export const MAX_IN_ROW = 4;

/** A titled row of products below the page's main content; null without products. */
export function ProductRow({ title, products }: ProductRowProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductGrid products={products.slice(0, MAX_IN_ROW)} sizes={ROW_SIZES} />
    </section>
  );
}
