import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { categoryPath } from '../../shop/categoryPath.ts';
import type { TopCategory } from '../../shop/megaMenuQuery.ts';
import { menuOrder } from '../../shop/menuOrder.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './MegaMenu.module.css';
import { useIsCurrent } from './useIsCurrent.ts';

interface SubmenuProps {
  id: string;
  category: TopCategory;
  groups: NonNullable<NonNullable<TopCategory['children']>[number]>[];
  suffix: string | null;
  onLeave: () => void;
}

/**
 * The submenu of an entry: a link to the whole category, then the second level with the third
 * below.
 */
export function Submenu({ id, category, groups, suffix, onLeave }: SubmenuProps) {
  const isCurrent = useIsCurrent();
  const current = (path: string) => (isCurrent(path) ? 'page' : undefined);
  const hasColumns = groups.length > 1 && groups.some(({ children }) => children?.length);

  return (
    <div id={id} className={styles.panel}>
      <p className={styles.all}>
        <Link href={categoryPath(category, suffix)} onClick={onLeave}>
          <Trans>Everything in {category.name}</Trans>
        </Link>
      </p>
      <ul className={classNames(hasColumns && styles.columns)}>
        {groups.map((group) => (
          <li key={group.uid} className={styles.group}>
            <Link
              href={categoryPath(group, suffix)}
              aria-current={current(categoryPath(group, suffix))}
              onClick={onLeave}
            >
              {group.name}
            </Link>
            <ul>
              {menuOrder(group.children).map((leaf) => (
                <li key={leaf.uid}>
                  <Link
                    href={categoryPath(leaf, suffix)}
                    aria-current={current(categoryPath(leaf, suffix))}
                    onClick={onLeave}
                  >
                    {leaf.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
