import type { Client } from '@urql/core';
import type { Note } from '../../../../machines/formSubmissions/context.ts';
import { graphql } from '../../../lib/graphql.ts';
import { SavedPaymentsQuery } from '../../../lib/money/savedPaymentsQuery.ts';
import { PlatformError, RefusedError, UnreachableError } from '../errors.ts';
import { deleteEntity, mutate } from '../execute.ts';

const ContactUs = graphql(`
  mutation ContactUs($input: ContactUsInput!) {
    contactUs(input: $input) {
      status
    }
  }
`);

const CloseAccount = graphql(`
  mutation CloseAccount {
    deleteCustomer
  }
`);

const Subscribe = graphql(`
  mutation Subscribe($input: CustomerUpdateInput!) {
    updateCustomerV2(input: $input) {
      customer {
        is_subscribed
      }
    }
  }
`);

const ForgetCard = graphql(`
  mutation ForgetCard($hash: String!) {
    deletePaymentToken(public_hash: $hash) {
      result
    }
  }
`);

/**
 * Sends the contact form.
 *
 * @param isOnline - whether the browser is online
 * @throws RefusedError with the platform's message, UnreachableError, or a PlatformError `absent` if
 * the browser stayed offline, so that nothing was sent
 */
export async function sendNote(client: Client, note: Note, isOnline: () => boolean): Promise<void> {
  const { name, email, phone, message } = note;
  const wasOnline = isOnline();
  const { contactUs } = await mutate(client, ContactUs, {
    input: { name, email, comment: message, ...(phone && { telephone: phone }) },
  }).catch((error: unknown) => {
    const isUnsent = error instanceof UnreachableError && !wasOnline && !isOnline();
    throw isUnsent ? new PlatformError('absent', error.message) : error;
  });
  if (!contactUs?.status) throw new RefusedError('Your message was not taken.');
}

/** Deletes the signed-in customer's account, which invalidates all tokens. @throws PlatformError */
export async function closeAccount(client: Client): Promise<void> {
  const { deleteCustomer } = await mutate(client, CloseAccount, {});
  if (!deleteCustomer) throw new RefusedError('The account was not closed.');
}

/** Subscribes the customer to the newsletter, or unsubscribes. @throws PlatformError */
export async function subscribe(client: Client, isSubscribed: boolean): Promise<void> {
  await mutate(client, Subscribe, { input: { is_subscribed: isSubscribed } });
}

/**
 * Deletes a saved payment token by its public hash; one that no longer exists counts as deleted.
 * @throws PlatformError
 */
export const forgetCard = (client: Client, hash: string): Promise<void> =>
  deleteEntity(async () => {
    const { deletePaymentToken } = await mutate(client, ForgetCard, { hash });
    if (!deletePaymentToken?.result) throw new RefusedError('The card was not removed.');
  });

/** Refetches the saved payments that a page shows; the response updates the page. */
export function refetchSavedCards(client: Client): void {
  client.query(SavedPaymentsQuery, {}, { requestPolicy: 'network-only' }).toPromise();
}
