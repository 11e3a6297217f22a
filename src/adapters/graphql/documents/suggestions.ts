import { graphql } from '../../../lib/graphql.ts';

/** Suggestions for a search term: three products, and the categories of all matching products. */
export const SearchSuggestions = graphql(`
  query SearchSuggestions($search: String!) {
    products(search: $search, pageSize: 3, currentPage: 1) {
      total_count
      aggregations(filter: { category: { includeDirectChildrenOnly: true } }) {
        attribute_code
        options {
          label
          value
          count
        }
      }
      items {
        __typename
        uid
        name
        url_key
        url_suffix
        small_image {
          url
        }
        price_range {
          minimum_price {
            final_price {
              value
              currency
            }
          }
        }
      }
    }
  }
`);
