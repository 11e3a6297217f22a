import { SafeHtml } from '../../html/SafeHtml.tsx';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import type { BlockNode } from './read.ts';

/** A block of managed content inside another: page-builder HTML or plain. */
export function Block({ node, children }: ViewProps<BlockNode>) {
  return (
    <NodeBox node={node}>
      {children.length > 0 ? children : <SafeHtml html={node.richContent} />}
    </NodeBox>
  );
}
