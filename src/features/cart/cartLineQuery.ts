import { graphql } from '../../lib/graphql.ts';
import { OptionsFragment } from '../../shop/options/OptionsFragment.ts';

/** What else there is to choose of a product in the cart. */
export const CartLineOptionsQuery = graphql(
  `
    query CartLineOptions($urlKey: String!) {
      products(filter: { url_key: { eq: $urlKey } }) {
        items {
          ...Options
        }
      }
    }
  `,
  [OptionsFragment],
);
