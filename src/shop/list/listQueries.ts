import { graphql } from '../../lib/graphql.ts';
import { TileFragment } from '../TileFragment.ts';

/** One page of a list, and the counts of the options that can narrow it further. */
export const ProductListQuery = graphql(
  `
    query ProductList(
      $search: String
      $filter: ProductAttributeFilterInput
      $sort: ProductAttributeSortInput
      $pageSize: Int!
      $currentPage: Int!
    ) {
      products(
        search: $search
        filter: $filter
        sort: $sort
        pageSize: $pageSize
        currentPage: $currentPage
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
        aggregations(filter: { category: { includeDirectChildrenOnly: true } }) {
          attribute_code
          label
          options {
            label
            value
            count
          }
        }
        suggestions {
          search
        }
      }
    }
  `,
  [TileFragment],
);

/** All options of an unfiltered list. Only the legacy `filters` field contains swatches. */
export const ListFacetsQuery = graphql(`
  query ListFacets($search: String, $filter: ProductAttributeFilterInput) {
    products(search: $search, filter: $filter, pageSize: 1) {
      total_count
      aggregations(filter: { category: { includeDirectChildrenOnly: true } }) {
        attribute_code
        label
        options {
          label
          value
          count
        }
      }
      filters {
        request_var
        filter_items {
          __typename
          ... on SwatchLayerFilterItem {
            value_string
            swatch_data {
              type
              value
            }
          }
        }
      }
      items {
        uid
        price_range {
          minimum_price {
            final_price {
              currency
            }
          }
        }
      }
    }
  }
`);

const Counts = graphql(`
  fragment Counts on Products {
    aggregations(filter: { category: { includeDirectChildrenOnly: true } }) {
      attribute_code
      label
      options {
        label
        value
        count
      }
    }
  }
`);

/**
 * The option counts for up to four filtered attributes, each counted without that attribute's own
 * filter.
 */
export const CountsWithoutOwnFilterQuery = graphql(
  `
    query CountsWithoutOwnFilter(
      $search: String
      $a: ProductAttributeFilterInput
      $b: ProductAttributeFilterInput
      $c: ProductAttributeFilterInput
      $d: ProductAttributeFilterInput
      $hasC: Boolean!
      $hasD: Boolean!
    ) {
      a: products(search: $search, filter: $a, pageSize: 1) {
        ...Counts
      }
      b: products(search: $search, filter: $b, pageSize: 1) {
        ...Counts
      }
      c: products(search: $search, filter: $c, pageSize: 1) @include(if: $hasC) {
        ...Counts
      }
      d: products(search: $search, filter: $d, pageSize: 1) @include(if: $hasD) {
        ...Counts
      }
    }
  `,
  [Counts],
);
