import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { categoryPath } from '../../shop/categoryPath.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { CategoryEntry } from './CategoryEntry.tsx';
import styles from './CategoryTree.module.css';
import { useCategoryLevel } from './useCategoryLevel.ts';

interface CategoryTreeProps {
  /** The parent of the shown categories; null at the top level. */
  category: { uid: string; name: string } | null;
  /** Whether the drawer has been opened; no query is sent before. */
  isNeeded: boolean;
  onOpen: (uid: string, name: string) => void;
  onLeave: () => void;
}

/**
 * One level of the category tree. A category without children links to its page, any other opens
 * its children.
 */
export function CategoryTree({ category, isNeeded, onOpen, onLeave }: CategoryTreeProps) {
  const { parent, children, suffix, isLoading, hasFailed, retry } = useCategoryLevel(
    category?.uid ?? null,
    isNeeded,
  );

  // Each level mounts a new list: move the focus to its heading, so that screen readers start
  // there.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      {category && (
        <h3 ref={heading} className={styles.level} tabIndex={-1}>
          {category.name}
        </h3>
      )}
      {hasFailed && (
        <p className={styles.failed}>
          <Trans>The menu could not be loaded. </Trans>
          <TextButton onClick={retry}>
            <Trans>Try again</Trans>
          </TextButton>
        </p>
      )}
      {isLoading &&
        [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} className={styles.skeleton} />)}
      <ul>
        {category && parent && (
          <li>
            <Link href={categoryPath(parent, suffix)} className={styles.plain} onClick={onLeave}>
              <Trans>Everything in {category.name}</Trans>
            </Link>
          </li>
        )}
        {children.map((child) => (
          <CategoryEntry
            key={child.uid}
            category={child}
            suffix={suffix}
            hasPicture={category === null}
            onOpen={onOpen}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </>
  );
}
