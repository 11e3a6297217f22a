import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useSession } from '../../actors/useSession.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Header.module.css';

const AccountMenu = lazy(async () => ({
  default: (await import('./AccountMenu.tsx')).AccountMenu,
}));

/** 'Sign In' leads to /signin and back here after; 'My Account' opens the account menu (spec section 2). */
export function AccountTrigger() {
  const { t } = useLingui();
  const { isSignedIn } = useSession();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  if (!isSignedIn) {
    const from = path === '/signin' ? undefined : { from: search ? `${path}?${search}` : path };
    return (
      <IconButton
        icon="user"
        label={t`Sign In`}
        onClick={() => navigate('/signin', { state: from })}
      />
    );
  }
  return (
    <div className={styles.account}>
      <IconButton
        ref={trigger}
        icon="user"
        label={t`My Account`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense>
          <AccountMenu trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
