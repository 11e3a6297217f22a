import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useIsWebview } from '../../actors/useConfig.ts';
import { useDrawerDoor } from '../../actors/useDrawerDoor.ts';
import { CmsBlock } from '../../content/CmsBlock.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { AccountTrigger } from './AccountTrigger.tsx';
import { CartTrigger } from './CartTrigger.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';

interface HeaderProps {
  /** These come from their own features. */
  storeSwitcher: ReactNode;
  loadingBar: ReactNode;
}

/** The head of every page (spec section 2). */
export function Header({ storeSwitcher, loadingBar }: HeaderProps) {
  const { t } = useLingui();
  const { isOpen, open } = useDrawerDoor();
  const isWebview = useIsWebview();

  return (
    <header className={styles.header}>
      {loadingBar}
      {!isWebview && (
        <div className={styles.block}>
          <CmsBlock identifier="Header" placeholder={<div className={styles.blockSpace} />} />
        </div>
      )}
      <div className={styles.bar}>
        <div className={styles.side}>
          <IconButton
            icon="menu"
            label={t`Open menu`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={open}
          />
          {storeSwitcher}
        </div>
        <Logo />
        <div className={styles.sideEnd}>
          <AccountTrigger />
          {!isWebview && <CartTrigger />}
        </div>
      </div>
    </header>
  );
}
