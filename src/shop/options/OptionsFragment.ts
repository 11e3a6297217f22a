import { type FragmentOf, graphql } from '../../lib/graphql.ts';

/** A product's options and the variants that they combine to. */
export const OptionsFragment = graphql(`
  fragment Options on ProductInterface {
    __typename
    uid
    ... on ConfigurableProduct {
      configurable_options {
        uid
        attribute_code
        label
        position
        values {
          uid
          label
          default_label
          swatch_data {
            __typename
            value
            ... on ImageSwatchData {
              thumbnail
            }
          }
        }
      }
      variants {
        attributes {
          uid
          code
          label
        }
        product {
          uid
          sku
          stock_status
          only_x_left_in_stock
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
          media_gallery {
            url
            label
            position
            disabled
          }
        }
      }
    }
  }
`);

export type WithOptions = FragmentOf<typeof OptionsFragment>;
export type ConfigurableProduct = Extract<WithOptions, { __typename: 'ConfigurableProduct' }>;
export type Variant = NonNullable<
  NonNullable<NonNullable<ConfigurableProduct['variants']>[number]>['product']
>;
