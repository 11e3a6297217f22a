import { graphql } from '../../../lib/graphql.ts';

/** Whether the customer is subscribed to the newsletter. */
export const NewsletterQuery = graphql(`
  query Newsletter {
    customer {
      is_subscribed
    }
  }
`);
