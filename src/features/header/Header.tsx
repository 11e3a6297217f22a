import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDrawer } from '../../actors/useDrawer.ts';
import { CmsBlock } from '../../content/CmsBlock.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { CartTrigger } from './CartTrigger.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';

/** The head of every page (spec section 2). The store switcher comes from its own feature. */
export function Header({ storeSwitcher }: { storeSwitcher: ReactNode }) {
  const { t } = useLingui();
  const { isOpen, open } = useDrawer();

  return (
    <header className={styles.header}>
      <div className={styles.block}>
        <CmsBlock identifier="Header" placeholder={<div className={styles.blockSpace} />} />
      </div>
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
          <CartTrigger />
        </div>
      </div>
    </header>
  );
}
