import type { Client } from '@urql/core';
import { type CountedLine, isAllCanceled } from '../../../../machines/order/progress.ts';
import {
  CancelOrder,
  ConfirmCancelOrder,
  RequestGuestOrderCancel,
} from '../documents/cancelOrder.ts';
import { Refused, Unreachable } from '../errors.ts';
import { mutate } from '../execute.ts';

interface Answer {
  error: string | null;
  order: { items: readonly (CountedLine | null)[] | null } | null;
}

/** Cancels an order of the signed-in customer. @throws Refused with the platform's words, or Unreachable. */
export async function cancelOrder(client: Client, id: string, reason: string): Promise<void> {
  const answer = await mutate(client, CancelOrder, { input: { order_id: id, reason } });
  checkCanceled(answer.cancelOrder);
}

/** Has a guest asked by mail whether the order is to be canceled. @throws PlatformError. */
export async function requestCancel(client: Client, token: string, reason: string): Promise<void> {
  const answer = await mutate(client, RequestGuestOrderCancel, { input: { token, reason } });
  const { error } = answer.requestGuestOrderCancel ?? {};
  if (error) throw new Refused(error);
}

/** Cancels a guest's order by the link of that mail. @throws PlatformError. */
export async function confirmCancel(client: Client, id: string, key: string): Promise<void> {
  const input = { order_id: id, confirmation_key: key };
  const answer = await mutate(client, ConfirmCancelOrder, { input });
  checkCanceled(answer.confirmCancelOrder);
}

/** An order that is canceled is refused a second time: the answer to the first was lost. */
function checkCanceled(answer: Answer | null): void {
  if (!answer) throw new Unreachable('The platform gave no answer that makes sense.');
  if (answer.error && !isAllCanceled(answer.order?.items ?? [])) throw new Refused(answer.error);
}
