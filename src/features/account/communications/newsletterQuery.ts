import { graphql } from '../../../lib/graphql.ts';

/** Whether the customer gets the newsletter. */
export const NewsletterQuery = graphql(`
  query Newsletter {
    customer {
      is_subscribed
    }
  }
`);
