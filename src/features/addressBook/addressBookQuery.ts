import { graphql } from '../../lib/graphql.ts';

export const AddressBookQuery = graphql(`
  query AddressBook {
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
