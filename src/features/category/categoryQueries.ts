import { graphql, type ResultOf } from '../../lib/graphql.ts';
import { TileFragment } from '../../shop/TileFragment.ts';

export const CategoryQuery = graphql(`
  query Category($uid: String!) {
    storeConfig {
      store_code
      category_url_suffix
    }
    categories(filters: { category_uid: { in: [$uid] } }) {
      items {
        uid
        name
        description
        url_path
        meta_title
        meta_description
        breadcrumbs {
          category_uid
          category_name
          category_level
          category_url_path
        }
        children {
          uid
          name
          url_path
          position
          include_in_menu
        }
      }
    }
  }
`);

export const CategoryProductsQuery = graphql(
  `
    query CategoryProducts(
      $uid: String!
      $pageSize: Int!
      $currentPage: Int!
      $sort: ProductAttributeSortInput
    ) {
      products(
        filter: { category_uid: { eq: $uid } }
        pageSize: $pageSize
        currentPage: $currentPage
        sort: $sort
      ) {
        total_count
        page_info {
          current_page
          page_size
          total_pages
        }
        items {
          ...Tile
        }
        sort_fields {
          default
          options {
            label
            value
          }
        }
      }
    }
  `,
  [TileFragment],
);

export type Category = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof CategoryQuery>['categories']>['items']>[number]
>;
