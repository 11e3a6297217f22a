import { SafeHtml } from '../../html/SafeHtml.tsx';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import type { TextNode } from './read.ts';
import styles from './View.module.css';

export function Text({ node, children }: ViewProps<TextNode>) {
  return (
    <NodeBox node={node} className={styles.text}>
      {children.length > 0 ? children : <SafeHtml html={node.content} />}
    </NodeBox>
  );
}
