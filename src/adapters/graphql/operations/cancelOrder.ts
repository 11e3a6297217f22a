import type { Client } from '@urql/core';
import { isAllCanceled, type LineQuantities } from '../../../../machines/order/progress.ts';
import { graphql } from '../../../lib/graphql.ts';
import { RefusedError, UnreachableError } from '../errors.ts';
import { mutate } from '../execute.ts';

/** The fields of an order that a cancellation changes; the cache thereby updates the screen. */
const CanceledFragment = graphql(`
  fragment CanceledFacts on CancelOrderOutput {
    error
    order {
      id
      number
      status
      items {
        id
        quantity_ordered
        quantity_canceled
        quantity_refunded
      }
    }
  }
`);

const CancelOrder = graphql(
  `
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      ...CanceledFacts
    }
  }
`,
  [CanceledFragment],
);

/** Requests the cancellation of a guest's order. The link in the platform's email confirms it. */
const RequestGuestOrderCancel = graphql(`
  mutation RequestGuestOrderCancel($input: GuestOrderCancelInput!) {
    requestGuestOrderCancel(input: $input) {
      error
    }
  }
`);

const ConfirmCancelOrder = graphql(
  `
  mutation ConfirmCancelOrder($input: ConfirmCancelOrderInput!) {
    confirmCancelOrder(input: $input) {
      ...CanceledFacts
    }
  }
`,
  [CanceledFragment],
);

interface Cancellation {
  error: string | null;
  order: { items: readonly (LineQuantities | null)[] | null } | null;
}

/**
 * Cancels the signed-in customer's order.
 *
 * @throws RefusedError with the platform's message, or UnreachableError
 */
export async function cancelOrder(client: Client, id: string, reason: string): Promise<void> {
  const response = await mutate(client, CancelOrder, { input: { order_id: id, reason } });
  checkCanceled(response.cancelOrder);
}

/**
 * Requests the cancellation of a guest's order, which an email asks to confirm.
 *
 * @throws PlatformError
 */
export async function requestCancel(client: Client, token: string, reason: string): Promise<void> {
  const response = await mutate(client, RequestGuestOrderCancel, { input: { token, reason } });
  const { error } = response.requestGuestOrderCancel ?? {};
  if (error) throw new RefusedError(error);
}

/** Cancels a guest's order with the key in the email's link. @throws PlatformError */
export async function confirmCancel(client: Client, id: string, key: string): Promise<void> {
  const input = { order_id: id, confirmation_key: key };
  const response = await mutate(client, ConfirmCancelOrder, { input });
  checkCanceled(response.confirmCancelOrder);
}

/**
 * Ignores the rejection of an order that is already canceled: the first response may have been
 * lost.
 */
function checkCanceled(response: Cancellation | null): void {
  if (!response) throw new UnreachableError('The platform gave no valid response.');
  if (response.error && !isAllCanceled(response.order?.items ?? []))
    throw new RefusedError(response.error);
}
