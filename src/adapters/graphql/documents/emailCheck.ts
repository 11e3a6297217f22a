import { graphql } from '../../../lib/graphql.ts';

export const EmailAvailability = graphql(`
  query EmailAvailability($email: String!) {
    isEmailAvailable(email: $email) {
      is_email_available
    }
  }
`);
