import { Trans } from '@lingui/react/macro';
import { useDrawer } from '../../actors/useDrawer.ts';
import { SignInForm } from '../../shop/account/SignInForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './AccountView.module.css';

/** The sign-in form, in the drawer. */
export function SignInView() {
  const { createAccount, forgotPassword } = useDrawer();
  return (
    <>
      <SignInForm idPrefix="drawer-signin" />
      <p>
        <TextButton isQuiet onClick={forgotPassword}>
          <Trans>Forgot Password?</Trans>
        </TextButton>
      </p>
      <div className={styles.alternatives}>
        <p>
          <Trans>New here? An account keeps your orders and your addresses.</Trans>
        </p>
        <Button isWide onClick={createAccount}>
          <Trans>Create an Account</Trans>
        </Button>
      </div>
    </>
  );
}
