import { failureOf } from '../../../../machines/failure.ts';
import type {
  Credentials,
  SessionForm,
  SessionResponse,
} from '../../../../machines/session/setup.ts';
import {
  confirmEmail,
  createAccount,
  generateToken,
  requestReset,
  resendConfirmation,
  resetPassword,
} from '../../../adapters/graphql/operations/session.ts';
import { SESSION_ENDED } from '../../../lib/stored/keys.ts';
import type { Services } from '../services.ts';

/** Sends a form of the session to the platform; a sign-in stores the token. */
export async function submitSessionForm(
  services: Services,
  form: SessionForm,
): Promise<SessionResponse> {
  const { client } = services.commerce;
  switch (form.type) {
    case 'session.signIn':
      return signIn(services, { email: form.email, password: form.password });
    case 'session.createAccount':
      await createAccount(client(), form.account);
      // Creating the account has succeeded, whether or not the sign-in after it does.
      return signIn(services, form.account).catch((error: unknown) => ({
        isSignedIn: false,
        email: form.account.email,
        isUnconfirmed: failureOf(error).reason === 'unconfirmed',
      }));
    case 'session.requestReset':
      await requestReset(client(), form.email);
      return { isSignedIn: false, email: form.email };
    case 'session.resetPassword': {
      const { email, token, newPassword } = form;
      await resetPassword(client(), { email, token, newPassword });
      return { isSignedIn: false, email: form.email };
    }
    case 'session.confirmEmail':
      await confirmEmail(client(), form.email, form.key);
      return { isSignedIn: false, email: form.email };
    case 'session.resendConfirmation':
      await resendConfirmation(client(), form.email);
      return { isSignedIn: false, email: form.email };
  }
}

async function signIn(services: Services, credentials: Credentials): Promise<SessionResponse> {
  const { commerce, storage, formDrafts } = services;
  const token = await generateToken(commerce.client(), credentials);
  storage.set('signin_token', token, services.token.lifetime);
  storage.remove(SESSION_ENDED);
  formDrafts.claim(credentials.email);
  return { isSignedIn: true, email: credentials.email };
}
