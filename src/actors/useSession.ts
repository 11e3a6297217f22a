import type {
  Credentials,
  NewAccount,
  NewPassword,
  SessionTask,
} from '../../machines/session/setup.ts';
import { useActor, useActorPart } from './AppActor.ts';

/** The outcome of the last submission of one session form, until the form is cleared. */
export const useSessionForm = (task: SessionTask) => ({
  /** Whether the session is working on something that must finish before it accepts a form. */
  isBusy: useActorPart('session', (snapshot) => snapshot.hasTag('busy'), false),
  failure: useActorPart('session', ({ context }) => context.failures[task], undefined),
  response: useActorPart('session', ({ context }) => context.done[task], undefined),
});

/** The commands of the session. */
export function useSessionCommands() {
  const actor = useActor('session');
  return {
    signIn: (credentials: Credentials) => actor?.send({ type: 'session.signIn', ...credentials }),
    createAccount: (account: NewAccount) => actor?.send({ type: 'session.createAccount', account }),
    requestReset: (email: string) => actor?.send({ type: 'session.requestReset', email }),
    resetPassword: (password: NewPassword) =>
      actor?.send({ type: 'session.resetPassword', ...password }),
    confirmEmail: (email: string, key: string) =>
      actor?.send({ type: 'session.confirmEmail', email, key }),
    resendConfirmation: (email: string) =>
      actor?.send({ type: 'session.resendConfirmation', email }),
    clear: (task: SessionTask) => actor?.send({ type: 'session.clear', task }),
    readDetails: () => actor?.send({ type: 'session.readDetails' }),
    signOut: () => actor?.send({ type: 'session.signOut' }),
  };
}
