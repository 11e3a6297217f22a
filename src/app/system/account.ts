import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { accountMachine } from '../../../machines/account/machine.ts';
import type { AccountAnswer, AccountTask, KeptAddress } from '../../../machines/account/task.ts';
import { submission } from '../../../machines/submission.ts';
import { doTask } from '../../adapters/graphql/operations/account.ts';
import { readAddresses } from '../../adapters/graphql/operations/addresses.ts';
import { safely } from './safely.ts';
import type { Services } from './services.ts';

/** The account's ports: the platform's customer, the cart, and toasts that say what was done. */
export function wireAccount(services: Services) {
  const { actors, errors, formDrafts } = services;
  const { client } = services.commerce;
  async function submit(task: AccountTask): Promise<AccountAnswer> {
    const asked = formDrafts.owner();
    const answer = await doTask(client(), task);
    // What else was typed is still the same customer's.
    if (task.kind === 'changeEmail' && formDrafts.owner() === asked)
      formDrafts.claim(task.email, asked);
    return answer;
  }

  return accountMachine.provide({
    actors: {
      submitTask: submission(fromPromise<AccountAnswer, AccountTask>(({ input }) => submit(input))),
      readAddressBook: fromPromise<KeptAddress[]>(() => readAddresses(client())),
    },
    actions: {
      sayDone: safely((_, { kind }) => {
        const message = doneWords(kind);
        if (message) actors.toast({ type: 'success', message, dismissable: true });
      }, errors.report),
    },
  });
}

function doneWords(kind: AccountTask['kind'] | null): string | null {
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
