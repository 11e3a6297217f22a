import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useShopper } from '../../actors/useShopper.ts';
import { isDoor } from '../../lib/doors.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Header.module.css';

const AccountMenu = lazy(async () => ({
  default: (await import('./AccountMenu.tsx')).AccountMenu,
}));

/**
 * 'Sign In' leads to /signin and back here after; 'My Account' opens the account menu (spec
 * section 2). On wide screens it has words beside it: whose account it is.
 */
export function AccountTrigger() {
  const { t } = useLingui();
  const { isSignedIn, customer, isUnknown } = useShopper();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const label = isSignedIn ? t`My Account` : t`Sign In`;

  const goToSignIn = () => {
    // From a door the way back is the door's own.
    const from = search ? `${path}?${search}` : path;
    if (path !== '/signin') navigate('/signin', isDoor(path) ? {} : { state: { from } });
  };

  return (
    <div className={styles.account}>
      <button
        ref={trigger}
        type="button"
        className={styles.chip}
        aria-label={label}
        aria-expanded={isSignedIn ? isOpen : undefined}
        onClick={isSignedIn ? () => setOpen(!isOpen) : goToSignIn}
      >
        <Icon name="user" />
        <span className={styles.chipText} aria-busy={isUnknown || undefined}>
          {!isUnknown && (customer?.firstname || label)}
        </span>
      </button>
      {isSignedIn && isOpen && (
        <Suspense>
          <AccountMenu trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
