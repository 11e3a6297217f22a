import type {
  Credentials,
  NewAccount,
  NewPassword,
  SessionContext,
  SessionTask,
} from '../../machines/session/setup.ts';
import { useActor, useActorPart } from './AppActor.ts';
import { useShopper } from './useShopper.ts';

const NO_FAILURES: SessionContext['failures'] = {};
const NOTHING_DONE: SessionContext['done'] = {};

/** The session's state and its commands. */
export function useSession() {
  const shopper = useShopper();
  const actor = useActor('session');
  return {
    ...shopper,
    /** Whether the session is working on something that must finish before it accepts a form. */
    isBusy: useActorPart('session', (snapshot) => snapshot.hasTag('busy'), false),
    /** The form that is being submitted. */
    task: useActorPart('session', ({ context }) => context.task, null),
    failures: useActorPart('session', ({ context }) => context.failures, NO_FAILURES),
    /** The results of the forms that have succeeded since they were opened. */
    done: useActorPart('session', ({ context }) => context.done, NOTHING_DONE),
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
