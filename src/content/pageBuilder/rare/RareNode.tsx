import type { KnownNode } from '../nodes.ts';
import * as later from './lazyElements.ts';

/** A node of a content type that few pages have. */
export function RareNode({ node }: { node: KnownNode }) {
  switch (node.contentType) {
    case 'banner':
    case 'slide':
      return <later.Banner node={node} />;
    case 'divider':
      return <later.Divider node={node} />;
    case 'block':
      return <later.Block node={node} />;
    case 'tabs':
      return <later.Tabs node={node} />;
    case 'tab-item':
      return <later.TabItem node={node} />;
    case 'slider':
      return <later.Slider node={node} />;
    case 'video':
      return <later.Video node={node} />;
    case 'map':
      return <later.MapBlock node={node} />;
    case 'dynamic_block':
      return <later.DynamicBlock node={node} />;
    default:
      return null;
  }
}
