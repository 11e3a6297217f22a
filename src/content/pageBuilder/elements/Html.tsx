import { classNames } from '../../../ui/classNames.ts';
import type { HtmlNode } from '../nodes.ts';
import { boxStyle, groundOf } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import { Markup } from './Markup.tsx';
import styles from './Text.module.css';

/** The owner's own markup. */
export function Html({ node }: { node: HtmlNode }) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <div
        className={classNames(styles.html, name, ...node.cssClasses)}
        style={boxStyle(node)}
        data-ground={groundOf(node.backgroundColor)}
      >
        <Markup html={node.html} isBare />
      </div>
    </>
  );
}
