import { useQuery } from 'urql';
import { graphql } from '../../lib/graphql.ts';
import { TileFragment, type TileProduct } from '../../shop/TileFragment.ts';

const RelatedProductsQuery = graphql(
  `
    query RelatedProducts($sku: String!) {
      products(filter: { sku: { eq: $sku } }) {
        items {
          uid
          related_products {
            ...Tile
          }
        }
      }
    }
  `,
  [TileFragment],
);

/** The related products; empty until they have loaded or if they cannot be read. */
export function useRelated({ sku, uid }: { sku: string | null; uid: string }): TileProduct[] {
  const [{ data }] = useQuery({
    query: RelatedProductsQuery,
    variables: { sku: sku ?? '' },
    pause: !sku,
  });
  const product = data?.products?.items?.find((item) => item?.uid === uid);
  return (product?.related_products ?? []).filter((related) => related !== null);
}
