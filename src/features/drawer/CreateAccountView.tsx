import { useDrawer } from '../../actors/useDrawer.ts';
import { CreateAccountForm } from '../../shop/account/CreateAccountForm.tsx';

/** The form that creates an account, in the drawer. */
export function CreateAccountView() {
  const { back } = useDrawer();
  return <CreateAccountForm idPrefix="drawer-signup" onSignIn={back} />;
}
