import type {
  Credentials,
  NewAccount,
  NewPassword,
  SessionTask,
} from '../../machines/session/setup.ts';
import { useActor } from './AppActor.ts';
import { useSelector } from './useSelector.ts';
import { useShopper } from './useShopper.ts';

/** The shopper's identity, and every form and event that changes it. */
export function useSession() {
  const shopper = useShopper();
  const actor = useActor('session');
  const context = useSelector(actor, (snapshot) => snapshot?.context);
  return {
    ...shopper,
    /** The session is busy with something that blocks every form, such as a sign-out. */
    isBusy: useSelector(actor, (snapshot) => snapshot?.hasTag('busy') ?? false),
    /** The kind of the form that is being sent, or null. */
    task: context?.task ?? null,
    failures: context?.failures ?? {},
    /** The tasks that have succeeded since their form was opened. */
    done: context?.done ?? {},
    signIn: (credentials: Credentials) => actor?.send({ type: 'session.signIn', ...credentials }),
    createAccount: (account: NewAccount) => actor?.send({ type: 'session.createAccount', account }),
    requestReset: (email: string) => actor?.send({ type: 'session.requestReset', email }),
    resetPassword: (wish: NewPassword) => actor?.send({ type: 'session.resetPassword', ...wish }),
    confirmEmail: (email: string, key: string) =>
      actor?.send({ type: 'session.confirmEmail', email, key }),
    resendConfirmation: (email: string) =>
      actor?.send({ type: 'session.resendConfirmation', email }),
    clear: (task: SessionTask) => actor?.send({ type: 'session.clear', task }),
    readDetails: () => actor?.send({ type: 'session.readDetails' }),
    signOut: () => actor?.send({ type: 'session.signOut' }),
  };
}
