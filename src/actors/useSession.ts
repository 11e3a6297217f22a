import type {
  Credentials,
  NewAccount,
  NewPassword,
  SessionTask,
} from '../../machines/session/setup.ts';
import { useActor } from './AppActor.ts';
import { useSelector } from './useSelector.ts';
import { useShopper } from './useShopper.ts';

/** Who the shopper is and every way to change it. */
export function useSession() {
  const shopper = useShopper();
  const actor = useActor('session');
  const context = useSelector(actor, (snapshot) => snapshot?.context);
  return {
    ...shopper,
    /** Something is under way that a visitor has to wait for, before any form is heard. */
    isBusy: useSelector(actor, (snapshot) => snapshot?.hasTag('busy') ?? false),
    /** The form that is being sent. */
    task: context?.task ?? null,
    failures: context?.failures ?? {},
    /** What has ended well since its form was opened. */
    done: context?.done ?? {},
    signIn: (credentials: Credentials) => actor?.send({ type: 'session.signIn', ...credentials }),
    createAccount: (account: NewAccount) => actor?.send({ type: 'session.createAccount', account }),
    requestReset: (email: string) => actor?.send({ type: 'session.requestReset', email }),
    resetPassword: (wish: NewPassword) => actor?.send({ type: 'session.resetPassword', ...wish }),
    clear: (task: SessionTask) => actor?.send({ type: 'session.clear', task }),
    readDetails: () => actor?.send({ type: 'session.readDetails' }),
    signOut: () => actor?.send({ type: 'session.signOut' }),
  };
}
