import type { Client } from '@urql/core';
import type { AccountResponse, AccountTask } from '../../../../machines/account/task.ts';
import { ChangeEmail, ChangeName, ChangePassword, Reorder } from '../documents/account.ts';
import { requirePayload } from '../errors.ts';
import { KEPT_ALIVE, mutate } from '../execute.ts';
import { deleteAddress, saveAddress } from './addresses.ts';

const DONE: AccountResponse = { notes: [] };

/**
 * Performs a task of the account pages.
 *
 * @throws RefusedError with the platform's message, SoldOutError, or UnreachableError
 */
export async function submitAccountTask(
  client: Client,
  task: AccountTask,
): Promise<AccountResponse> {
  switch (task.kind) {
    case 'changeName': {
      const { firstname, lastname } = task;
      await mutate(client, ChangeName, { input: { firstname, lastname } });
      return DONE;
    }
    case 'changeEmail': {
      const { email, password } = task;
      await mutate(client, ChangeEmail, { email, password });
      return DONE;
    }
    case 'changePassword': {
      const { password, newPassword } = task;
      await mutate(client, ChangePassword, { password, newPassword });
      return DONE;
    }
    case 'saveAddress':
      await saveAddress(client, task);
      return DONE;
    case 'deleteAddress':
      await deleteAddress(client, task.id);
      return DONE;
    case 'reorder':
      return reorder(client, task.number);
  }
}

/** Adds the available items of an order to the cart. @returns a note for each item left out */
async function reorder(client: Client, number: string): Promise<AccountResponse> {
  const { reorderItems } = await mutate(client, Reorder, { number }, KEPT_ALIVE);
  return {
    notes: requirePayload(reorderItems).userInputErrors.flatMap((error) => error?.message ?? []),
  };
}
