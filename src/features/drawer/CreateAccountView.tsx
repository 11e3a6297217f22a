import { useDrawer } from '../../actors/useDrawer.ts';
import { CreateAccountForm } from '../../shop/account/CreateAccountForm.tsx';

/** A new account without leaving the page. */
export function CreateAccountView() {
  const { back } = useDrawer();
  return <CreateAccountForm idPrefix="drawer-signup" onSignIn={back} />;
}
