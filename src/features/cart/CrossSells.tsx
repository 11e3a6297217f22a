import { Trans } from '@lingui/react/macro';
import { useQuery } from 'urql';
import type { CartItem } from '../../../machines/domain.ts';
import { graphql } from '../../lib/graphql.ts';
import { ProductRow } from '../../shop/ProductRow.tsx';
import { TileFragment } from '../../shop/TileFragment.ts';

const CrosssellProductsQuery = graphql(
  `
    query CrosssellProducts($skus: [String!]!, $pageSize: Int!) {
      products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
        items {
          uid
          crosssell_products {
            ...Tile
          }
        }
      }
    }
  `,
  [TileFragment],
);

/** Cross-sell products for the items in the cart: those in stock that the cart does not contain. */
export function CrossSells({ items }: { items: readonly CartItem[] }) {
  const skus = [...new Set(items.map(({ product }) => product.sku))].sort();
  const [{ data }] = useQuery({
    query: CrosssellProductsQuery,
    variables: { skus, pageSize: skus.length },
  });
  const crossSells = (data?.products?.items ?? [])
    .flatMap((item) => item?.crosssell_products ?? [])
    .filter((product) => product !== null)
    .filter(
      ({ sku, stock_status }) => stock_status !== 'OUT_OF_STOCK' && !skus.includes(sku ?? ''),
    );
  const distinct = [...new Map(crossSells.map((product) => [product.uid, product])).values()];
  return <ProductRow title={<Trans>Goes well with</Trans>} products={distinct} />;
}
