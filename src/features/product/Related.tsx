import { Trans } from '@lingui/react/macro';
import { ROW_SIZES } from '../../shop/list/sizes.ts';
import { ProductGrid } from '../../shop/ProductGrid.tsx';
import type { TileProduct } from '../../shop/TileFragment.ts';
import styles from './Related.module.css';

/** What goes with it, as the shop owner thinks; nothing where there is no such thing. */
export function Related({ products }: { products: readonly (TileProduct | null)[] | null }) {
  const shown = (products ?? []).filter((product) => product !== null).slice(0, 4);
  if (shown.length === 0) return null;
  return (
    <section className={`row ${styles.related}`}>
      <h2>
        <Trans>You may also like</Trans>
      </h2>
      <ProductGrid products={shown} sizes={ROW_SIZES} />
    </section>
  );
}
