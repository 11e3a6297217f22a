import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { accountMachine } from '../../../../machines/account/machine.ts';
import type {
  AccountResponse,
  AccountTask,
  AddressBookEntry,
} from '../../../../machines/account/task.ts';
import { submission } from '../../../../machines/submission.ts';
import { submitAccountTask } from '../../../adapters/graphql/operations/account.ts';
import { readAddresses, refetchAddresses } from '../../../adapters/graphql/operations/addresses.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';

/**
 * Wires the account machine: mutations and queries of the platform's customer, and success toasts.
 */
export function wireAccount(services: Services) {
  const { actors, errors, formDrafts } = services;
  const { client } = services.commerce;
  async function submit(task: AccountTask): Promise<AccountResponse> {
    const ownerBefore = formDrafts.owner();
    const response = await submitAccountTask(client(), task);
    // The drafts in other forms still belong to the same customer, who now has a new email address.
    if (task.kind === 'changeEmail' && formDrafts.owner() === ownerBefore)
      formDrafts.claim(task.email, ownerBefore);
    return response;
  }

  return accountMachine.provide({
    actors: {
      submitTask: submission(
        fromPromise<AccountResponse, AccountTask>(({ input }) => submit(input)),
      ),
      readAddressBook: fromPromise<AddressBookEntry[]>(() => readAddresses(client())),
    },
    actions: {
      announceDone: safely((_, { kind }) => {
        const message = successMessage(kind);
        if (message) actors.toast({ type: 'success', message, dismissable: true });
      }, errors.report),
      refetchAddresses: safely(() => refetchAddresses(client()), errors.report),
    },
  });
}

function successMessage(kind: AccountTask['kind'] | null): string | null {
  switch (kind) {
    case 'changeName':
      return i18n._(msg`Your name is saved.`);
    case 'changeEmail':
      return i18n._(msg`Your email address is saved.`);
    case 'changePassword':
      return i18n._(msg`Your new password is set.`);
    case 'saveAddress':
      return i18n._(msg`The address is saved.`);
    case 'deleteAddress':
      return i18n._(msg`The address is deleted.`);
    default:
      return null;
  }
}
