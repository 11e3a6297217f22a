import styles from './FullTree.module.css';
import { RareNode } from './RareNode.tsx';
import { RareNodes } from './rareNodes.ts';
import { READERS } from './readers.ts';
import { type TreeProps, TreeView, useTree } from './Tree.tsx';
import { useReady } from './useReady.ts';

/** A tree in which any content type may stand. */
export function FullTree({ html, isEager = false }: TreeProps) {
  const { css, children } = useTree(READERS, html);
  const ready = useReady(children);
  return (
    <RareNodes value={RareNode}>
      <TreeView css={css} nodes={ready} isEager={isEager} />
      {isEager && ready.length < children.length && (
        <div className={styles.rest} aria-busy="true" />
      )}
    </RareNodes>
  );
}
