import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { CmsBlock } from '../../content/CmsBlock.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from './Header.module.css';

/**
 * The content block named Header. A shop that has none keeps its space on the
 * first page, so that nothing moves under a reader, and drops it on the next.
 */
export function HeaderBlock() {
  const [path] = useLocation();
  const [heldOn, holdOn] = useState<string | null>(path);
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Known before the first paint: there is none.
    if (block.current?.childElementCount === 0) holdOn(null);
  }, []);

  return (
    <div ref={block} className={classNames(styles.block, heldOn === path && styles.held)}>
      <CmsBlock
        identifier="Header"
        plainClassName="row"
        placeholder={<div className={styles.blockSpace} />}
      />
    </div>
  );
}
