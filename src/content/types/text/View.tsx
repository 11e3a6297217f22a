import { classNames } from '../../../ui/classNames.ts';
import { Markup } from '../../pageBuilder/Markup.tsx';
import type { TextNode } from '../../pageBuilder/nodes.ts';
import { boxStyle, groundOf } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import styles from './View.module.css';

export function Text({ node }: { node: TextNode }) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <div
        className={classNames(styles.text, name, ...node.cssClasses)}
        style={boxStyle(node)}
        data-ground={groundOf(node.backgroundColor)}
      >
        <Markup html={node.content} />
      </div>
    </>
  );
}
