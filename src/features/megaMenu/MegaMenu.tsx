import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from 'urql';
import { menuOrder } from '../../shop/menuOrder.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './MegaMenu.module.css';
import { MegaMenuItem } from './MegaMenuItem.tsx';
import { MegaMenuQuery } from './megaMenuQuery.ts';

/** The menu of large screens: three levels of categories (spec section 2). */
export function MegaMenu() {
  const { t } = useLingui();
  const [{ data, fetching }] = useQuery({ query: MegaMenuQuery });
  const [openUid, setOpenUid] = useState<string | null>(null);
  const config = data?.storeConfig;
  const items = data?.categories?.items ?? [];
  const root = items.find((item) => item?.uid === config?.root_category_uid) ?? items[0];
  const categories = menuOrder(root?.children);

  if (!fetching && categories.length === 0) return null;

  return (
    <nav className={styles.mega} aria-label={t`Main menu`}>
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
