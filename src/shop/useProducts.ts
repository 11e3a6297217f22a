import { useQuery } from 'urql';
import { graphql, type VariablesOf } from '../lib/graphql.ts';
import { TileFragment, type TileProduct } from './TileFragment.ts';

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

/** What the platform has of the products asked for; without any it is not asked. */
export function useProducts(
  filter: VariablesOf<typeof ContentProductsQuery>['filter'],
  pageSize: number,
) {
  const [{ data, fetching }] = useQuery({
    query: ContentProductsQuery,
    variables: { filter, pageSize },
    pause: pageSize === 0,
  });
  return { items: data?.products?.items ?? [], isWaiting: fetching && !data };
}

/** Each once, in the order of the skus or url keys; what the platform no longer has is left out. */
export function inOrder(items: readonly (TileProduct | null)[], names: string[]): TileProduct[] {
  const found = names.flatMap((name) => {
    return items.find((item) => item?.sku === name || item?.url_key === name) ?? [];
  });
  return [...new Map(found.map((product) => [product.uid, product])).values()];
}
