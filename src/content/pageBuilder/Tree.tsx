import { useMemo } from 'react';
import { OwnerStyles } from '../OwnerStyles.tsx';
import type { Readers } from './commonReaders.ts';
import { Eager } from './eager.ts';
import { fetchElements } from './lazyElements.ts';
import { Node } from './Node.tsx';
import { parseWith } from './parseWith.ts';
import './ownerClasses.css';

export interface TreeProps {
  html: string;
  isEager?: boolean;
}

/** How many of the outermost nodes are on the first screen. */
const FIRST = 1;

/** Page-builder HTML, read by these readers and shown by one component for each content type. */
export function Tree({ html, isEager = false, readers }: TreeProps & { readers: Readers }) {
  const tree = useMemo(() => {
    const parsed = parseWith(readers, html);
    fetchElements(parsed.children);
    return parsed;
  }, [readers, html]);
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
