import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { MegaMenuQuery } from '../../shop/megaMenuQuery.ts';
import { menuOrder } from '../../shop/menuOrder.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './MegaMenu.module.css';
import { MegaMenuItem } from './MegaMenuItem.tsx';

/** The main menu of large screens: three levels of categories. */
export function MegaMenu() {
  const { t } = useLingui();
  const [{ data, fetching }] = useQuery({ query: MegaMenuQuery });
  const [openUid, setOpenUid] = useState<string | null>(null);
  const nav = useRef<HTMLElement>(null);
  useEscape(nav, openUid !== null, () => setOpenUid(null));
  const config = data?.storeConfig;
  const items = data?.categories?.items ?? [];
  const root = items.find((item) => item?.uid === config?.root_category_uid) ?? items[0];
  const categories = menuOrder(root?.children);

  if (!fetching && categories.length === 0) return null;

  return (
    <nav ref={nav} className={styles.mega} aria-label={t`Main menu`}>
      <ul className={classNames(styles.list, 'row')}>
        {categories.map((category) => (
          <MegaMenuItem
            key={category.uid}
            category={category}
            suffix={config?.category_url_suffix ?? null}
            isOpen={category.uid === openUid}
            onOpen={() => setOpenUid(category.uid)}
            onClose={() => setOpenUid((uid) => (uid === category.uid ? null : uid))}
          />
        ))}
      </ul>
    </nav>
  );
}

/** Closes a submenu that was opened by hovering on Escape, wherever the focus is. */
function useEscape(nav: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  useEffect(() => {
    const page = nav.current?.ownerDocument;
    if (!isOpen || !page) return;
    page.addEventListener('keydown', onKeyDown);
    return () => page.removeEventListener('keydown', onKeyDown);
  }, [isOpen, nav]);
}
