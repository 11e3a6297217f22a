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

/** Who the shopper is and every way to change it. */
export function useSession() {
  const shopper = useShopper();
  const actor = useActor('session');
  return {
    ...shopper,
    /** Something is under way that a visitor has to wait for, before any form is heard. */
    isBusy: useActorPart('session', (snapshot) => snapshot.hasTag('busy'), false),
    /** The form that is being sent. */
    task: useActorPart('session', ({ context }) => context.task, null),
    failures: useActorPart('session', ({ context }) => context.failures, NO_FAILURES),
    /** What has ended well since its form was opened. */
    done: useActorPart('session', ({ context }) => context.done, NOTHING_DONE),
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
