import type {
  Credentials,
  NewAccount,
  NewPassword,
  SessionEvent,
  SessionTask,
} from '../../machines/session/setup.ts';
import { mailTo } from '../../machines/system.ts';
import { actorOf, useApp } from './AppActor.ts';

/** The commands of the session. Those that are sent before the session runs wait until it does. */
export function useSessionCommands() {
  const app = useApp();
  const send = (event: SessionEvent) => app.send(mailTo('session', event));
  return {
    signIn: (credentials: Credentials) => send({ type: 'session.signIn', ...credentials }),
    createAccount: (account: NewAccount) => send({ type: 'session.createAccount', account }),
    requestReset: (email: string) => send({ type: 'session.requestReset', email }),
    resetPassword: (password: NewPassword) => send({ type: 'session.resetPassword', ...password }),
    confirmEmail: (email: string, key: string) =>
      send({ type: 'session.confirmEmail', email, key }),
    resendConfirmation: (email: string) => send({ type: 'session.resendConfirmation', email }),
    clear: (task: SessionTask) => actorOf(app, 'session')?.send({ type: 'session.clear', task }),
    readDetails: () => send({ type: 'session.readDetails' }),
    signOut: () => send({ type: 'session.signOut' }),
    /** Reports that the shopper has opened or left the receipt of an order. */
    reportReceipt: (is: boolean) => send({ type: 'session.setUserOnOrderSuccess', is }),
  };
}
