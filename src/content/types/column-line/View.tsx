import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import type { ColumnLineNode } from './read.ts';
import styles from './View.module.css';

/** Columns side by side; below 768 px stacked. */
export const ColumnLine = ({ node, children }: ViewProps<ColumnLineNode>) => (
  <NodeBox node={node} className={styles.line}>
    {children}
  </NodeBox>
);
