import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import { backgroundStyle, justifyStyle } from '../../pageBuilder/styles.ts';
import type { TabItemNode } from './read.ts';
import styles from './View.module.css';

/** The content of a tab's panel. */
export const TabItem = ({ node, children }: ViewProps<TabItemNode>) => (
  <NodeBox
    node={node}
    className={styles.item}
    style={{ ...backgroundStyle(node), ...justifyStyle(node) }}
  >
    {children}
  </NodeBox>
);
