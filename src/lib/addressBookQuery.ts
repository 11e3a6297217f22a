import { graphql } from './graphql.ts';

/** The customer's addresses. */
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
