import type { DrawerView } from '../../machines/drawer/machine.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

const VIEWS: DrawerView[] = ['MENU', 'SIGN_IN', 'CREATE_ACCOUNT', 'FORGOT_PASSWORD', 'MY_ACCOUNT'];

/**
 * The navigation drawer of a running drawer actor: whether it is open, its view and category, and
 * its events.
 */
export function useDrawer() {
  const actor = useRunning('drawer');
  const level = useSelector(actor, ({ context }) => context.levels.at(-1) ?? null);
  return {
    isOpen: useSelector(actor, (snapshot) => snapshot.hasTag('open')),
    view: useSelector(actor, (snapshot) => VIEWS.find((view) => snapshot.hasTag(view)) ?? 'MENU'),
    /** The category whose children are shown, or null at the top level. */
    category: level,
    categoryUid: level?.uid ?? null,
    close: () => actor.send({ type: 'drawer.close' }),
    back: () => actor.send({ type: 'drawer.back' }),
    signIn: () => actor.send({ type: 'drawer.signIn' }),
    createAccount: () => actor.send({ type: 'drawer.createAccount' }),
    forgotPassword: () => actor.send({ type: 'drawer.forgotPassword' }),
    myAccount: () => actor.send({ type: 'drawer.myAccount' }),
    openCategory: (uid: string, name: string) =>
      actor.send({ type: 'drawer.openCategory', uid, name }),
  };
}
