import { classNames } from '../../../ui/classNames.ts';
import type { TextNode } from '../nodes.ts';
import { boxStyle, groundOf } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import { Markup } from './Markup.tsx';
import styles from './Text.module.css';

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
