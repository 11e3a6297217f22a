import { classNames } from '../../../ui/classNames.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import { backgroundStyle, justifyStyle } from '../../pageBuilder/styles.ts';
import type { ColumnNode } from './read.ts';
import styles from './View.module.css';

const APPEARANCES: Record<string, string | undefined> = {
  'align-top': styles.top,
  'align-center': styles.center,
  'align-bottom': styles.bottom,
  'full-height': styles.full,
};

export function Column({ node, children }: ViewProps<ColumnNode>) {
  return (
    <NodeBox
      node={node}
      className={classNames(styles.column, APPEARANCES[node.appearance ?? ''])}
      style={{
        ...backgroundStyle(node),
        ...justifyStyle(node),
        '--width': node.width ?? undefined,
      }}
    >
      {children}
    </NodeBox>
  );
}
