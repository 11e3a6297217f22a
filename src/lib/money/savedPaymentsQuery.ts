import { graphql } from '../graphql.ts';
import { TokenFragment } from './vaultPayment.ts';

/** The signed-in customer's saved payment tokens. */
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
