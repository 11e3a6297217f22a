import { useMemo } from 'react';
import { OwnerStyles } from '../OwnerStyles.tsx';
import type { Readers } from './commonReaders.ts';
import { Eager } from './eager.ts';
import { Node } from './Node.tsx';
import type { ContentNode } from './nodes.ts';
import { parseWith } from './parseWith.ts';
import './ownerClasses.css';

export interface TreeProps {
  html: string;
  isEager?: boolean;
}

interface Reading {
  readers: Readers;
  /** Hears what was read before it is shown. */
  onRead?: (nodes: ContentNode[]) => void;
}

/** How many of the outermost nodes are on the first screen. */
const FIRST = 1;

/** Page-builder HTML, read by these readers and shown by one component for each content type. */
export function Tree({ html, isEager = false, readers, onRead }: TreeProps & Reading) {
  const tree = useMemo(() => {
    const parsed = parseWith(readers, html);
    onRead?.(parsed.children);
    return parsed;
  }, [readers, onRead, html]);
  return (
    <>
      {tree.css && <OwnerStyles css={tree.css} />}
      {tree.children.map((node, index) => (
        <Eager key={index} value={isEager && index < FIRST}>
          <Node node={node} />
        </Eager>
      ))}
    </>
  );
}
