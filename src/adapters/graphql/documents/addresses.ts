import { graphql } from '../../../lib/graphql.ts';

/** What the book's page shows is read by this too. */
export const ReadAddresses = graphql(`
  query ReadAddresses {
    customer {
      addresses {
        id
        firstname
        lastname
        company
        street
        city
        region {
          region
          region_code
        }
        postcode
        telephone
        country_code
        default_shipping
        default_billing
      }
    }
  }
`);

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
