import { graphql } from './graphql.ts';

/** The ways of paying that the customer has saved. */
export const SavedPaymentsQuery = graphql(`
  query SavedPayments {
    customerPaymentTokens {
      items {
        public_hash
        payment_method_code
        type
        details
      }
    }
  }
`);
