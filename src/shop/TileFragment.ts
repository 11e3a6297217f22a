import { type FragmentOf, graphql } from '../lib/graphql.ts';

/** The product fields that a tile needs; every query for a product list includes the fragment. */
export const TileFragment = graphql(`
  fragment Tile on ProductInterface {
    __typename
    uid
    sku
    name
    url_key
    url_suffix
    stock_status
    custom_attributesV2(filters: { used_in_product_listing: true }) {
      items {
        __typename
        code
        ... on AttributeValue {
          value
        }
      }
    }
    small_image {
      url
      label
    }
    price_range {
      minimum_price {
        regular_price {
          value
          currency
        }
        final_price {
          value
          currency
        }
        discount {
          amount_off
          percent_off
        }
      }
      maximum_price {
        final_price {
          value
          currency
        }
      }
    }
  }
`);

export type TileProduct = FragmentOf<typeof TileFragment>;
