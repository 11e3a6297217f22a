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

/** The products that match a filter. Sends no query if `pageSize` is 0. */
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

/**
 * The products in the order of the given SKUs or URL keys, without duplicates. Unknown names are
 * skipped.
 */
export function sortByNames(
  items: readonly (TileProduct | null)[],
  names: string[],
): TileProduct[] {
  const found = names.flatMap((name) => {
    return items.find((item) => item?.sku === name || item?.url_key === name) ?? [];
  });
  return [...new Map(found.map((product) => [product.uid, product])).values()];
}
