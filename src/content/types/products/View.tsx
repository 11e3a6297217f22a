import { Suspense } from 'react';
import { ProductGrid } from '../../../shop/ProductGrid.tsx';
import { SkeletonGrid } from '../../../shop/SkeletonGrid.tsx';
import { sortByNames, useProducts } from '../../../shop/useProducts.ts';
import { onDemand } from '../../../ui/onDemand.tsx';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import type { ProductsNode } from './read.ts';
import styles from './View.module.css';

const ProductCarousel = onDemand(() =>
  import('./ProductCarousel.tsx').then((code) => code.ProductCarousel),
);

/** The products that the owner chose, with current data; null if they cannot be read. */
export function Products({ node }: ViewProps<ProductsNode>) {
  const keys = pathsToAsk(node).map(urlKeyOf);
  const bySku = useProducts({ sku: { in: node.skus } }, node.skus.length);
  const byKey = useProducts({ url_key: { in: keys } }, keys.length);
  const found = sortByNames([...bySku.items, ...byKey.items], [...keys, ...node.skus]);
  const isLine = node.appearance === 'carousel';
  const skeletons = (
    <div className={isLine ? styles.line : undefined}>
      <SkeletonGrid count={isLine ? 4 : Math.max(keys.length, node.skus.length)} />
    </div>
  );
  const isWaiting = bySku.isWaiting || byKey.isWaiting;
  if (!isWaiting && found.length === 0) return null;

  return (
    <NodeBox node={node}>
      <Suspense fallback={skeletons}>
        {isWaiting && skeletons}
        {!isWaiting &&
          (isLine ? (
            <ProductCarousel fallback={skeletons} node={node} products={found} />
          ) : (
            <ProductGrid products={found} />
          ))}
      </Suspense>
    </NodeBox>
  );
}

/**
 * The product paths to look up. Needed only if some products have no SKU: the platform renders a
 * product that cannot be bought as a link only.
 */
const pathsToAsk = ({ skus, pathNames }: ProductsNode): string[] =>
  pathNames.length > skus.length ? pathNames : [];

const urlKeyOf = (path: string): string =>
  path
    .replace(/^.*\/(?=.)/, '')
    .replace(/\/$/, '')
    .replace(/\.html?$/, '');
