import { classNames } from '../../../ui/classNames.ts';
import { Markup } from '../../pageBuilder/Markup.tsx';
import type { BlockNode } from '../../pageBuilder/nodes.ts';
import { boxStyle, groundOf } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';

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
