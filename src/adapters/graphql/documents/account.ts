import { graphql } from '../../../lib/graphql.ts';

export const ChangeName = graphql(`
  mutation ChangeName($input: CustomerUpdateInput!) {
    updateCustomerV2(input: $input) {
      customer {
        firstname
        lastname
      }
    }
  }
`);

export const ChangeEmail = graphql(`
  mutation ChangeEmail($email: String!, $password: String!) {
    updateCustomerEmail(email: $email, password: $password) {
      customer {
        email
      }
    }
  }
`);

export const ChangePassword = graphql(`
  mutation ChangePassword($password: String!, $newPassword: String!) {
    changeCustomerPassword(currentPassword: $password, newPassword: $newPassword) {
      email
    }
  }
`);

export const Reorder = graphql(`
  mutation Reorder($number: String!) {
    reorderItems(orderNumber: $number) {
      cart {
        id
        total_quantity
      }
      userInputErrors {
        code
        message
      }
    }
  }
`);
