import { Trans } from '@lingui/react/macro';
import { useRecentlyViewed } from '../../actors/useRecents.ts';
import { MAX_IN_ROW, ProductRow } from '../../shop/ProductRow.tsx';
import { sortByNames, useProducts } from '../../shop/useProducts.ts';

/** The products that were viewed before this one, with current data. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const skus = useRecentlyViewed(sku).slice(0, MAX_IN_ROW);
  const { items } = useProducts({ sku: { in: skus } }, skus.length);
  return <ProductRow title={<Trans>Recently viewed</Trans>} products={sortByNames(items, skus)} />;
}
