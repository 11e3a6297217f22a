import { classNames } from '../../../ui/classNames.ts';
import type { BlockNode } from '../nodes.ts';
import { boxStyle, groundOf } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import { Markup } from './Markup.tsx';

/** A block of managed content inside another: rich content of either kind. */
export function Block({ node }: { node: BlockNode }) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <div
        className={classNames(name, ...node.cssClasses)}
        style={boxStyle(node)}
        data-ground={groundOf(node.backgroundColor)}
      >
        <Markup html={node.richContent} />
      </div>
    </>
  );
}
