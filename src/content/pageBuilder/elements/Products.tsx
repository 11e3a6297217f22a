import { lazy, Suspense } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../lib/graphql.ts';
import { GhostGrid } from '../../../shop/GhostGrid.tsx';
import { ProductGrid } from '../../../shop/ProductGrid.tsx';
import { TileFragment, type TileProduct } from '../../../shop/TileFragment.ts';
import { classNames } from '../../../ui/classNames.ts';
import type { ProductsNode } from '../nodes.ts';
import { boxStyle } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import styles from './Products.module.css';

const ProductCarousel = lazy(() =>
  import('./ProductCarousel.tsx').then((m) => ({ default: m.ProductCarousel })),
);

const ContentProductsQuery = graphql(
  `
    query ContentProducts($filter: ProductAttributeFilterInput!, $pageSize: Int!) {
      products(filter: $filter, pageSize: $pageSize) {
        items {
          ...Tile
        }
      }
    }
  `,
  [TileFragment],
);

/** Products that the owner chose, as the shop shows them now; nothing when they cannot be read. */
export function Products({ node }: { node: ProductsNode }) {
  const { name, rules } = useNodeRules(node);
  const names = node.skus.length > 0 ? node.skus : node.pathNames.map(urlKeyOf);
  const [{ data, fetching }] = useQuery({
    query: ContentProductsQuery,
    variables: {
      filter: node.skus.length > 0 ? { sku: { in: names } } : { url_key: { in: names } },
      pageSize: names.length,
    },
    pause: names.length === 0,
  });
  const found = inOrder(data?.products?.items ?? [], names);
  const isLine = node.appearance === 'carousel';
  const ghosts = (
    <div className={isLine ? styles.line : undefined}>
      <GhostGrid count={isLine ? 4 : names.length} />
    </div>
  );
  const isWaiting = fetching && found.length === 0;
  if (!isWaiting && found.length === 0) return null;

  return (
    <>
      {rules}
      <div className={classNames(name, ...node.cssClasses)} style={boxStyle(node)}>
        <Suspense fallback={ghosts}>
          {isWaiting && ghosts}
          {!isWaiting &&
            (isLine ? (
              <ProductCarousel node={node} products={found} />
            ) : (
              <ProductGrid products={found} />
            ))}
        </Suspense>
      </div>
    </>
  );
}

/** In the owner's order; what the platform no longer has is left out. */
function inOrder(items: readonly (TileProduct | null)[], names: string[]): TileProduct[] {
  return names.flatMap((name) => {
    return items.find((item) => item?.sku === name || item?.url_key === name) ?? [];
  });
}

const urlKeyOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.html?$/, '');
