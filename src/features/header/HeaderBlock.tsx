import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { CmsBlock } from '../../content/CmsBlock.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from './Header.module.css';

/**
 * The CMS block "Header". If the shop has none, its space stays reserved on the first page, so that
 * nothing shifts, and is dropped on the next page.
 */
export function HeaderBlock() {
  const [path] = useLocation();
  const [reservedPath, setReservedPath] = useState<string | null>(path);
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The query was answered before the first paint, and the shop has no such block.
    if (block.current?.childElementCount === 0) setReservedPath(null);
  }, []);

  return (
    <div ref={block} className={classNames(styles.block, reservedPath === path && styles.held)}>
      <CmsBlock
        identifier="Header"
        plainClassName="row"
        placeholder={<div className={styles.blockSpace} />}
      />
    </div>
  );
}
