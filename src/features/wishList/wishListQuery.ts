import { graphql, type ResultOf } from '../../lib/graphql.ts';
import { TileFragment } from '../../shop/TileFragment.ts';

/** One page of the customer's wish list. Magento Open Source has one list per customer. */
export const WishListQuery = graphql(
  `
    query WishListPage($currentPage: Int!, $pageSize: Int!) {
      customer {
        wishlists(pageSize: 1, currentPage: 1) {
          id
          items_count
          items_v2(currentPage: $currentPage, pageSize: $pageSize) {
            page_info {
              current_page
              total_pages
            }
            items {
              __typename
              id
              quantity
              product {
                ...Tile
              }
              ... on ConfigurableWishlistItem {
                configurable_options {
                  configurable_product_option_value_uid
                  option_label
                  value_label
                }
                configured_variant {
                  ...Tile
                }
              }
            }
          }
        }
      }
    }
  `,
  [TileFragment],
);

type Customer = NonNullable<ResultOf<typeof WishListQuery>['customer']>;
type List = NonNullable<Customer['wishlists'][number]>;
export type WishListItem = NonNullable<NonNullable<List['items_v2']>['items'][number]>;
