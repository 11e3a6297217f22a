import type { DrawerView } from '../../../machines/drawer/machine.ts';
import { useIsRunning } from '../../actors/useIsRunning.ts';
import styles from './AccountView.module.css';
import { CreateAccountView } from './CreateAccountView.tsx';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';
import { MyAccountView } from './MyAccountView.tsx';
import { SignInView } from './SignInView.tsx';
import { ViewSkeleton } from './ViewSkeleton.tsx';

const VIEWS = {
  SIGN_IN: SignInView,
  CREATE_ACCOUNT: CreateAccountView,
  FORGOT_PASSWORD: ForgotPasswordView,
  MY_ACCOUNT: MyAccountView,
};

/** One of the drawer's account views, rendered once the session actor runs. */
export function AccountView({ view }: { view: Exclude<DrawerView, 'MENU'> }) {
  const isReady = useIsRunning('session');
  const View = VIEWS[view];
  return isReady ? (
    <div className={styles.view}>
      <View />
    </div>
  ) : (
    <ViewSkeleton />
  );
}
