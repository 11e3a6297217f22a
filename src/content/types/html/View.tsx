import { SafeHtml } from '../../html/SafeHtml.tsx';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import type { HtmlNode } from './read.ts';
import styles from './View.module.css';

/** The owner's own HTML. */
export function Html({ node, children }: ViewProps<HtmlNode>) {
  return (
    <NodeBox node={node} className={styles.html}>
      {children.length > 0 ? children : <SafeHtml html={node.html} isBare />}
    </NodeBox>
  );
}
