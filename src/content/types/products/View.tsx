import { lazy, Suspense } from 'react';
import { useQuery } from 'urql';
import { graphql, type VariablesOf } from '../../../lib/graphql.ts';
import { ProductGrid } from '../../../shop/ProductGrid.tsx';
import { SkeletonGrid } from '../../../shop/SkeletonGrid.tsx';
import { TileFragment, type TileProduct } from '../../../shop/TileFragment.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import type { ProductsNode } from './read.ts';
import styles from './View.module.css';

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
export function Products({ node }: ViewProps<ProductsNode>) {
  const keys = pathsToAsk(node).map(urlKeyOf);
  const bySku = useProducts({ sku: { in: node.skus } }, node.skus.length);
  const byKey = useProducts({ url_key: { in: keys } }, keys.length);
  const found = inOrder([...bySku.items, ...byKey.items], [...keys, ...node.skus]);
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
            <ProductCarousel node={node} products={found} />
          ) : (
            <ProductGrid products={found} />
          ))}
      </Suspense>
    </NodeBox>
  );
}

/** What the platform has of the products asked for; without any it is not asked. */
function useProducts(filter: VariablesOf<typeof ContentProductsQuery>['filter'], pageSize: number) {
  const [{ data, fetching }] = useQuery({
    query: ContentProductsQuery,
    variables: { filter, pageSize },
    pause: pageSize === 0,
  });
  return { items: data?.products?.items ?? [], isWaiting: fetching && !data };
}

/** The pages of the products, where some have no sku: what cannot be bought is a link only. */
const pathsToAsk = ({ skus, pathNames }: ProductsNode): string[] =>
  pathNames.length > skus.length ? pathNames : [];

/** Each once, in the owner's order; what the platform no longer has is left out. */
function inOrder(items: readonly (TileProduct | null)[], names: string[]): TileProduct[] {
  const found = names.flatMap((name) => {
    return items.find((item) => item?.sku === name || item?.url_key === name) ?? [];
  });
  return [...new Map(found.map((product) => [product.uid, product])).values()];
}

const urlKeyOf = (path: string): string =>
  path
    .replace(/^.*\/(?=.)/, '')
    .replace(/\/$/, '')
    .replace(/\.html?$/, '');
