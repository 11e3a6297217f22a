import { useMemo } from 'react';
import { OwnerStyles } from '../html/OwnerStyles.tsx';
import { COMMON_READERS, type Readers } from './commonReaders.ts';
import { Eager } from './eager.ts';
import { Node } from './Node.tsx';
import type { ContentNode, RootNode } from './nodes.ts';
import { parseWith } from './parseWith.ts';
import './ownerClasses.css';

export interface TreeProps {
  html: string;
  isEager?: boolean;
}

/** How many of the outermost nodes are on the first screen. */
const FIRST = 1;

/** Page-builder HTML as these readers read it. */
export const useTree = (readers: Readers, html: string): RootNode =>
  useMemo(() => parseWith(readers, html), [readers, html]);

/** Page-builder HTML of the content types that most pages have. */
export function Tree({ html, isEager = false }: TreeProps) {
  const { css, children } = useTree(COMMON_READERS, html);
  return <TreeView css={css} nodes={children} isEager={isEager} />;
}

interface TreeViewProps {
  css: string;
  nodes: ContentNode[];
  isEager: boolean;
}

/** Nodes, shown by one component for each content type, with the owner's own style rules. */
export const TreeView = ({ css, nodes, isEager }: TreeViewProps) => (
  <>
    {css && <OwnerStyles css={css} />}
    {nodes.map((node, index) => (
      <Eager key={index} value={isEager && index < FIRST}>
        <Node node={node} />
      </Eager>
    ))}
  </>
);
