import { type ReactNode, Suspense } from 'react';
import * as late from './lateElements.ts';
import type { RareKnownNode } from './nodes.ts';
import { Placeholder } from './Placeholder.tsx';

/** A node of a content type that few pages have. */
export const RareNode = ({ node }: { node: RareKnownNode }) => (
  <Suspense fallback={<Placeholder node={node} />}>{elementOf(node)}</Suspense>
);

function elementOf(node: RareKnownNode): ReactNode {
  switch (node.contentType) {
    case 'banner':
    case 'slide':
      return <late.Banner node={node} />;
    case 'divider':
      return <late.Divider node={node} />;
    case 'block':
      return <late.Block node={node} />;
    case 'tabs':
      return <late.Tabs node={node} />;
    case 'tab-item':
      return <late.TabItem node={node} />;
    case 'slider':
      return <late.Slider node={node} />;
    case 'video':
      return <late.Video node={node} />;
    case 'map':
      return <late.MapBlock node={node} />;
    case 'dynamic_block':
      return <late.DynamicBlock node={node} />;
  }
}
