import { graphql } from '../graphql.ts';
import { TokenFragment } from './vaultPayment.ts';

/** The ways of paying that the customer has saved. */
export const SavedPaymentsQuery = graphql(
  `
    query SavedPayments {
      customerPaymentTokens {
        items {
          ...Token
        }
      }
    }
  `,
  [TokenFragment],
);
