import type { CSSProperties } from 'react';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import { backgroundStyle, JUSTIFY_CONTENT } from '../../pageBuilder/styles.ts';
import line from '../column-line/View.module.css';
import type { ColumnGroupNode } from './read.ts';
import styles from './View.module.css';

/** A group of column lines; in older pages, of columns. */
export function ColumnGroup({ node, children }: ViewProps<ColumnGroupNode>) {
  const hasLines = node.children.some(({ contentType }) => contentType === 'column-line');
  return (
    <NodeBox
      node={node}
      className={hasLines ? styles.group : line.line}
      style={{ ...backgroundStyle(node), ...alignment(node, hasLines) }}
    >
      {children}
    </NodeBox>
  );
}

/** Lines are stacked, so they are justified; columns stand side by side, so they are aligned. */
function alignment({ verticalAlignment }: ColumnGroupNode, hasLines: boolean): CSSProperties {
  const place = verticalAlignment ? JUSTIFY_CONTENT[verticalAlignment] : undefined;
  return hasLines ? { justifyContent: place } : { alignItems: place };
}
