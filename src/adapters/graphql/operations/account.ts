import type { Client } from '@urql/core';
import type { AccountResponse, AccountTask } from '../../../../machines/account/task.ts';
import { graphql } from '../../../lib/graphql.ts';
import { requirePayload } from '../errors.ts';
import { KEPT_ALIVE, mutate } from '../execute.ts';
import { deleteAddress, saveAddress } from './addresses.ts';

const ChangeName = graphql(`
  mutation ChangeName($input: CustomerUpdateInput!) {
    updateCustomerV2(input: $input) {
      customer {
        firstname
        lastname
      }
    }
  }
`);

const ChangeEmail = graphql(`
  mutation ChangeEmail($email: String!, $password: String!) {
    updateCustomerEmail(email: $email, password: $password) {
      customer {
        email
      }
    }
  }
`);

const ChangePassword = graphql(`
  mutation ChangePassword($password: String!, $newPassword: String!) {
    changeCustomerPassword(currentPassword: $password, newPassword: $newPassword) {
      email
    }
  }
`);

const Reorder = graphql(`
  mutation Reorder($number: String!) {
    reorderItems(orderNumber: $number) {
      cart {
        id
        total_quantity
      }
      userInputErrors {
        code
        message
      }
    }
  }
`);

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
      return { ...DONE, addressId: await saveAddress(client, task) };
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
