import { graphql } from '../../../../lib/graphql.ts';

/** The token that authorises Braintree's client for this shop; it is valid for a day. */
export const ClientToken = graphql(`
  mutation BraintreeClientToken {
    createBraintreeClientToken
  }
`);
