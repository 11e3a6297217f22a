import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { useStoreView } from '../../actors/useStoreView.ts';
import { graphql } from '../../lib/graphql.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './StoreSwitcher.module.css';

const StoreMenu = lazy(async () => ({ default: (await import('./StoreMenu.tsx')).StoreMenu }));

const StoreCodesQuery = graphql(`
  query StoreCodes {
    availableStores {
      store_code
    }
  }
`);

/**
 * The menu of store views, by store group. Hidden when there is only one (spec section 2). All
 * but its button comes when it is first opened.
 */
export function StoreSwitcher() {
  const { t } = useLingui();
  const { code, views, list, choose } = useStoreView();
  const { isOpen, toggle, close, trigger, menu, onKeyDown, onBlur } = useMenu();
  const [{ data }] = useQuery({ query: StoreCodesQuery });

  if ((data?.availableStores?.length ?? 0) < 2) return null;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the keys of the menu inside
    <div className={styles.switcher} onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={trigger}
        icon="globe"
        label={t`Choose store view`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          list();
          toggle();
        }}
      />
      {isOpen && views.length > 0 && (
        <Suspense>
          <StoreMenu
            ref={menu}
            views={views}
            current={code}
            onChoose={(chosen) => {
              close();
              choose(chosen);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A button's menu: arrows go round, Home and End jump, Escape and leaving close it. */
function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const all = items();
    const at = all.findIndex((item) => item.matches(':focus'));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown' && !isOpen) setOpen(true);
    else if (to === undefined || !isOpen) return;
    else (all.at(to) ?? all.at(0))?.focus();
    event.preventDefault();
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return { isOpen, toggle: () => setOpen(!isOpen), close, trigger, menu, onKeyDown, onBlur };
}
