import { useMemo } from 'react';
import { OwnerStyles } from '../OwnerStyles.tsx';
import { Eager } from './eager.ts';
import { fetchElements } from './lazyElements.ts';
import { Node } from './Node.tsx';
import { parse } from './parse.ts';
import './ownerClasses.css';

/** How many of the outermost nodes are on the first screen. */
const FIRST = 1;

/** Page-builder HTML, shown by one component for each content type. */
export function PageBuilder({ html, isEager = false }: { html: string; isEager?: boolean }) {
  const tree = useMemo(() => {
    const parsed = parse(html);
    fetchElements(parsed.children);
    return parsed;
  }, [html]);
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
