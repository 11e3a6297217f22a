import { graphql } from '../../lib/graphql.ts';
import { OptionsFragment } from './OptionsFragment.ts';

/** The options of a product on the wish list or in the cart. */
export const WishOptionsQuery = graphql(
  `
    query WishOptions($urlKey: String!) {
      products(filter: { url_key: { eq: $urlKey } }) {
        items {
          ...Options
        }
      }
    }
  `,
  [OptionsFragment],
);
