import { graphql } from '../../../lib/graphql.ts';

export const CreateAddress = graphql(`
  mutation CreateAddress($input: CustomerAddressInput!) {
    createCustomerAddress(input: $input) {
      id
    }
  }
`);

export const UpdateAddress = graphql(`
  mutation UpdateAddress($id: Int!, $input: CustomerAddressInput!) {
    updateCustomerAddress(id: $id, input: $input) {
      id
    }
  }
`);

export const DeleteAddress = graphql(`
  mutation DeleteAddress($id: Int!) {
    deleteCustomerAddress(id: $id)
  }
`);
