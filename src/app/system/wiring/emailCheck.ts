import { fromPromise } from 'xstate';
import { emailCheckMachine } from '../../../../machines/emailCheck/machine.ts';
import { hasAccount } from '../../../adapters/graphql/operations/emailCheck.ts';
import type { Services } from '../services.ts';

/** Wires the email check machine to the platform's query for whether an address has an account. */
export const wireEmailCheck = ({ commerce }: Pick<Services, 'commerce'>) =>
  emailCheckMachine.provide({
    actors: {
      hasAccount: fromPromise<boolean, { email: string }>(({ input: { email } }) =>
        hasAccount(commerce.client(), email),
      ),
    },
  });
