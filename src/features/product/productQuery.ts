import { graphql, type ResultOf } from '../../lib/graphql.ts';
import { OptionsFragment } from '../../shop/options/OptionsFragment.ts';

/** A product by URL key. The caller verifies its uid. */
export const ProductQuery = graphql(
  `
  query Product($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }) {
      items {
        __typename
        uid
        sku
        name
        url_key
        url_suffix
        stock_status
        only_x_left_in_stock
        meta_title
        meta_description
        short_description {
          html
        }
        description {
          html
        }
        categories {
          uid
          name
          url_path
          breadcrumbs {
            category_uid
            category_name
            category_level
            category_url_path
          }
        }
        custom_attributesV2(filters: { is_visible_on_front: true }) {
          items {
            __typename
            code
            ... on AttributeValue {
              value
            }
            ... on AttributeSelectedOptions {
              selected_options {
                label
                value
              }
            }
          }
        }
        media_gallery {
          url
          label
          position
          disabled
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
        ...Options
      }
    }
    storeConfig {
      store_code
      product_url_suffix
      category_url_suffix
    }
  }
`,
  [OptionsFragment],
);

type Items = NonNullable<NonNullable<ResultOf<typeof ProductQuery>['products']>['items']>;
export type Product = NonNullable<Items[number]>;
