import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { Nodes } from '../../pageBuilder/Node.tsx';
import type { ColumnGroupNode, ColumnLineNode, ColumnNode } from '../../pageBuilder/nodes.ts';
import { backgroundStyle, boxStyle, groundOf, JUSTIFY } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import styles from './View.module.css';

/** Holds lines of columns; in older pages the columns themselves. */
export function ColumnGroup({ node }: { node: ColumnGroupNode }) {
  const { name, rules } = useNodeRules(node);
  const hasLines = node.children.some(({ contentType }) => contentType === 'column-line');
  return (
    <>
      {rules}
      <div
        className={classNames(hasLines ? styles.group : styles.line, name, ...node.cssClasses)}
        style={{ ...boxStyle(node), ...backgroundStyle(node), ...alignment(node, hasLines) }}
        data-ground={groundOf(node.backgroundColor)}
      >
        <Nodes nodes={node.children} />
      </div>
    </>
  );
}

/** Lines lie one under the other, columns side by side. */
function alignment({ verticalAlignment }: ColumnGroupNode, hasLines: boolean): CSSProperties {
  const place = verticalAlignment ? JUSTIFY[verticalAlignment] : undefined;
  return hasLines ? { justifyContent: place } : { alignItems: place };
}

/** Columns side by side; below 768 px one under the other. */
export function ColumnLine({ node }: { node: ColumnLineNode }) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <div
        className={classNames(styles.line, name, ...node.cssClasses)}
        style={boxStyle(node)}
        data-ground={groundOf(node.backgroundColor)}
      >
        <Nodes nodes={node.children} />
      </div>
    </>
  );
}

const APPEARANCES: Record<string, string | undefined> = {
  'align-top': styles.top,
  'align-center': styles.center,
  'align-bottom': styles.bottom,
  'full-height': styles.full,
};

export function Column({ node }: { node: ColumnNode }) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <div
        className={classNames(
          styles.column,
          APPEARANCES[node.appearance ?? ''],
          name,
          ...node.cssClasses,
        )}
        style={{
          ...boxStyle(node),
          ...backgroundStyle(node),
          '--width': node.width ?? undefined,
          justifyContent: node.verticalAlignment ? JUSTIFY[node.verticalAlignment] : undefined,
        }}
        data-ground={groundOf(node.backgroundColor)}
      >
        <Nodes nodes={node.children} />
      </div>
    </>
  );
}
