import { SafeHtml } from '../../html/SafeHtml.tsx';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import type { BlockNode } from './read.ts';

/** A CMS block inside other content: page-builder HTML or plain HTML. */
export function Block({ node, children }: ViewProps<BlockNode>) {
  return (
    <NodeBox node={node}>
      {children.length > 0 ? children : <SafeHtml html={node.richContent} />}
    </NodeBox>
  );
}
