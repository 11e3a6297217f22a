import { classNames } from '../../../ui/classNames.ts';
import { Markup } from '../../pageBuilder/Markup.tsx';
import type { HtmlNode } from '../../pageBuilder/nodes.ts';
import { boxStyle, groundOf } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import styles from '../text/View.module.css';

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
