import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useDrawerToggle } from '../../actors/useDrawerToggle.ts';
import { useIsWebview } from '../../actors/useEnvironment.ts';
import { useSearchToggle } from '../../actors/useSearchToggle.ts';
import { classNames } from '../../ui/classNames.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { onEscape } from '../../ui/onEscape.ts';
import { AccountTrigger } from './AccountTrigger.tsx';
import { CartTrigger } from './CartTrigger.tsx';
import styles from './Header.module.css';
import { HeaderBlock } from './HeaderBlock.tsx';
import { Logo } from './Logo.tsx';
import type { SearchFieldProps } from './SearchField.tsx';
import { WishListTrigger } from './WishListTrigger.tsx';

const SearchField = onDemand(() => import('./SearchField.tsx').then((code) => code.SearchField));

interface HeaderProps extends Pick<SearchFieldProps, 'suggestions'> {
  /** Passed in, because features must not import each other. */
  storeSwitcher: ReactNode;
  loadingBar: ReactNode;
}

/** The header of every page. */
export function Header({ storeSwitcher, loadingBar, suggestions }: HeaderProps) {
  const { t } = useLingui();
  const drawer = useDrawerToggle();
  const search = useSearchToggle();
  const isWebview = useIsWebview();
  const [hasSearchFailed, setSearchFailed] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  // The search button is rendered in two places; CSS shows one of them, depending on the width.
  const searchTrigger = (place: string | undefined) =>
    !isWebview && (
      <IconButton
        icon="search"
        label={t`Search`}
        className={classNames(styles.search, place)}
        aria-expanded={search.isOpen && !hasSearchFailed}
        data-search=""
        onClick={search.toggle}
      />
    );
  return (
    <header className={styles.header}>
      {loadingBar}
      {!isWebview && <HeaderBlock />}
      <div ref={bar} className={styles.bar} data-controls="">
        <div className={styles.side}>
          <IconButton
            icon="menu"
            label={t`Open menu`}
            aria-haspopup="dialog"
            aria-expanded={drawer.isOpen}
            onClick={drawer.open}
            onKeyDown={onEscape(drawer.close)}
          />
          {searchTrigger(styles.searchStart)}
          {storeSwitcher}
        </div>
        <Logo />
        <div className={styles.sideEnd}>
          {searchTrigger(styles.searchEnd)}
          <AccountTrigger />
          <WishListTrigger />
          {!isWebview && <CartTrigger />}
        </div>
      </div>
      {search.isOpen && !isWebview && (
        <SearchField
          place="below"
          onFailed={setSearchFailed}
          bar={bar}
          suggestions={suggestions}
          onClose={search.close}
        />
      )}
    </header>
  );
}
