import { useContext } from 'react';
import { ButtonItem, Buttons } from '../types/buttons/View.tsx';
import { Column, ColumnGroup, ColumnLine } from '../types/column/View.tsx';
import { Heading } from '../types/heading/View.tsx';
import { Html } from '../types/html/View.tsx';
import { Image } from '../types/image/View.tsx';
import { Products } from '../types/products/View.tsx';
import { Row } from '../types/row/View.tsx';
import { Text } from '../types/text/View.tsx';
import type { ContentNode } from './nodes.ts';
import { RareNodes } from './rareNodes.ts';

/** One node of the content tree. Hidden and unknown ones render nothing (spec section 4). */
export function Node({ node }: { node: ContentNode }) {
  const Rare = useContext(RareNodes);
  if (node.isHidden) return null;
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
    case 'products':
      return <Products node={node} />;
    case 'unknown':
      return null;
    default:
      return Rare && <Rare node={node} />;
  }
}

/** The children of a container, in their order. */
export function Nodes({ nodes }: { nodes: ContentNode[] }) {
  return nodes.map((node, index) => <Node key={index} node={node} />);
}
