import { graphql } from '../graphql.ts';

/** The checkout agreements that a shopper accepts before placing an order. */
export const TermsQuery = graphql(`
  query CheckoutTerms {
    checkoutAgreements {
      agreement_id
      name
      content
      is_html
      mode
      checkbox_text
    }
  }
`);
