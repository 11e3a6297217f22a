import { type ReactNode, Suspense } from 'react';
import { ButtonItem, Buttons } from './elements/Buttons.tsx';
import { Column, ColumnGroup, ColumnLine } from './elements/Columns.tsx';
import { Heading } from './elements/Heading.tsx';
import { Html } from './elements/Html.tsx';
import { Image } from './elements/Image.tsx';
import { Placeholder } from './elements/Placeholder.tsx';
import { Row } from './elements/Row.tsx';
import { Text } from './elements/Text.tsx';
import * as later from './lazyElements.ts';
import type { ContentNode, KnownNode } from './nodes.ts';

/** One node of the content tree. Hidden and unknown ones render nothing (spec section 4). */
export function Node({ node }: { node: ContentNode }) {
  if (node.isHidden || node.contentType === 'unknown') return null;
  return <Suspense fallback={<Placeholder node={node} />}>{elementOf(node)}</Suspense>;
}

/** The children of a container, in their order. */
export function Nodes({ nodes }: { nodes: ContentNode[] }) {
  return nodes.map((node, index) => <Node key={index} node={node} />);
}

function elementOf(node: KnownNode): ReactNode {
  switch (node.contentType) {
    case 'row':
      return <Row node={node} />;
    case 'column-group':
      return <ColumnGroup node={node} />;
    case 'column-line':
      return <ColumnLine node={node} />;
    case 'column':
      return <Column node={node} />;
    case 'heading':
      return <Heading node={node} />;
    case 'text':
      return <Text node={node} />;
    case 'html':
      return <Html node={node} />;
    case 'image':
      return <Image node={node} />;
    case 'buttons':
      return <Buttons node={node} />;
    case 'button-item':
      return <ButtonItem node={node} />;
    case 'banner':
      return <later.Banner node={node} />;
    case 'divider':
      return <later.Divider node={node} />;
    case 'block':
      return <later.Block node={node} />;
    case 'products':
      return <later.Products node={node} />;
    case 'tabs':
      return <later.Tabs node={node} />;
    case 'tab-item':
      return <later.TabItem node={node} />;
    case 'slider':
      return <later.Slider node={node} />;
    case 'slide':
      return <later.Banner node={node} />;
    case 'video':
      return <later.Video node={node} />;
    case 'map':
      return <later.MapBlock node={node} />;
    case 'dynamic_block':
      return <later.DynamicBlock node={node} />;
  }
}
