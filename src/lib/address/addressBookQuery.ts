import { graphql } from '../graphql.ts';
import { AddressFragment } from './savedAddress.ts';

/** The customer's addresses. */
export const AddressBookQuery = graphql(
  `
    query AddressBook {
      customer {
        addresses {
          ...Address
        }
      }
    }
  `,
  [AddressFragment],
);
