import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useShopper } from '../../actors/useShopper.ts';
import { isAuthRoute } from '../../lib/url/authRoutes.ts';
import { useReadParameters } from '../../shop/useReadParameters.ts';
import { Icon } from '../../ui/Icon.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { onEscape } from '../../ui/onEscape.ts';
import styles from './AccountTrigger.module.css';

const AccountMenu = onDemand(() => import('./AccountMenu.tsx').then((code) => code.AccountMenu));

/**
 * The header's account button: "Sign In" opens /signin, which leads back to this page; "My Account"
 * opens the account menu. On wide screens the label shows, together with the customer's name.
 */
export function AccountTrigger() {
  const { t } = useLingui();
  const { isSignedIn, customer, isUnknown } = useShopper();
  const [path, navigate] = useLocation();
  const search = useReadParameters([]);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const chipId = useId();

  const goToSignIn = () => {
    // The sign-in and sign-up pages already know the page to return to.
    const from = search.size > 0 ? `${path}?${search}` : path;
    if (path !== '/signin') navigate('/signin', isAuthRoute(path) ? {} : { state: { from } });
  };

  return (
    <div className={styles.account}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-expanded={isSignedIn ? isOpen && !hasFailed : undefined}
        aria-describedby={isSignedIn ? chipId : undefined}
        onClick={isSignedIn ? () => setOpen(!isOpen) : goToSignIn}
        onKeyDown={onEscape(() => setOpen(false))}
      >
        <Icon name="user" />
        <span className={styles.words}>{isSignedIn ? t`My Account` : t`Sign In`}</span>
      </button>
      {isSignedIn && (
        <span id={chipId} className={styles.chip} aria-busy={isUnknown || undefined}>
          {customer?.firstname}
        </span>
      )}
      {isSignedIn && isOpen && (
        <AccountMenu
          place="below"
          onFailed={setFailed}
          trigger={trigger}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
