import { graphql } from '../../lib/graphql.ts';
import { OptionsFragment } from './OptionsFragment.ts';

/** What there is to choose of a product: one that is wished for, or one in the cart. */
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
