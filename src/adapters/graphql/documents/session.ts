import { graphql } from '../../../lib/graphql.ts';

export const GenerateToken = graphql(`
  mutation GenerateToken($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) {
      token
    }
  }
`);

export const RevokeToken = graphql(`
  mutation RevokeToken {
    revokeCustomerToken {
      result
    }
  }
`);

export const CreateAccount = graphql(`
  mutation CreateAccount($input: CustomerCreateInput!) {
    createCustomerV2(input: $input) {
      customer {
        email
      }
    }
  }
`);

export const RequestReset = graphql(`
  mutation RequestReset($email: String!) {
    requestPasswordResetEmail(email: $email)
  }
`);

export const ResetPassword = graphql(`
  mutation ResetPassword($email: String!, $token: String!, $newPassword: String!) {
    resetPassword(email: $email, resetPasswordToken: $token, newPassword: $newPassword)
  }
`);

export const ConfirmEmail = graphql(`
  mutation ConfirmEmail($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      customer {
        email
      }
    }
  }
`);

export const ResendConfirmation = graphql(`
  mutation ResendConfirmation($email: String!) {
    resendConfirmationEmail(email: $email)
  }
`);

export const CustomerDetails = graphql(`
  query CustomerDetails {
    customer {
      email
      firstname
      lastname
      is_subscribed
    }
  }
`);
