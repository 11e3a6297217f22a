import { graphql } from '../../../lib/graphql.ts';

export const ContactUs = graphql(`
  mutation ContactUs($input: ContactUsInput!) {
    contactUs(input: $input) {
      status
    }
  }
`);

export const CloseAccount = graphql(`
  mutation CloseAccount {
    deleteCustomer
  }
`);

export const Subscribe = graphql(`
  mutation Subscribe($input: CustomerUpdateInput!) {
    updateCustomerV2(input: $input) {
      customer {
        is_subscribed
      }
    }
  }
`);

export const ForgetCard = graphql(`
  mutation ForgetCard($hash: String!) {
    deletePaymentToken(public_hash: $hash) {
      result
    }
  }
`);
