import { graphql } from '../../../../lib/graphql.ts';

/** What Braintree's code identifies this shop by; it is good for a day. */
export const ClientToken = graphql(`
  mutation BraintreeClientToken {
    createBraintreeClientToken
  }
`);
