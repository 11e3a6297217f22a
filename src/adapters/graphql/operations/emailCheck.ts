import type { Client } from '@urql/core';
import { graphql } from '../../../lib/graphql.ts';
import { query } from '../execute.ts';

const EmailAvailability = graphql(`
  query EmailAvailability($email: String!) {
    isEmailAvailable(email: $email) {
      is_email_available
    }
  }
`);

/** Whether an email address belongs to an account. @throws PlatformError */
export async function hasAccount(client: Client, email: string): Promise<boolean> {
  const { isEmailAvailable } = await query(client, EmailAvailability, { email });
  return isEmailAvailable?.is_email_available === false;
}
