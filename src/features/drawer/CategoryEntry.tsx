import { Link } from 'wouter';
import { categoryPath } from '../../shop/categoryPath.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './CategoryTree.module.css';
import type { MenuCategory } from './useCategoryLevel.ts';

interface CategoryEntryProps {
  category: MenuCategory;
  suffix: string | null;
  hasPicture: boolean;
  onOpen: (uid: string, name: string) => void;
  onLeave: () => void;
}

/** One entry of the category tree. */
export function CategoryEntry({
  category,
  suffix,
  hasPicture,
  onOpen,
  onLeave,
}: CategoryEntryProps) {
  const name = category.name ?? '';
  const className = classNames(styles.row, !(hasPicture && category.image) && styles.plain);
  const content = (
    <>
      {hasPicture && category.image && (
        <span className={styles.thumb}>
          <Picture
            src={category.image}
            type="image-category"
            alt=""
            width={240}
            height={80}
            sizes="180px"
          />
        </span>
      )}
      {name}
    </>
  );
  return (
    <li>
      {Number(category.children_count) > 0 ? (
        <button type="button" className={className} onClick={() => onOpen(category.uid, name)}>
          {content}
          <Icon name="right" size="small" />
        </button>
      ) : (
        <Link href={categoryPath(category, suffix)} className={className} onClick={onLeave}>
          {content}
        </Link>
      )}
    </li>
  );
}
