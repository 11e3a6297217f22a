import type { Client } from '@urql/core';
import { EmailAvailability } from '../documents/emailCheck.ts';
import { query } from '../execute.ts';

/** Whether an email address belongs to an account. @throws PlatformError */
export async function hasAccount(client: Client, email: string): Promise<boolean> {
  const { isEmailAvailable } = await query(client, EmailAvailability, { email });
  return isEmailAvailable?.is_email_available === false;
}
