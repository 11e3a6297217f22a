import { classNames } from '../../../ui/classNames.ts';
import type { HeadingNode } from '../../pageBuilder/nodes.ts';
import { boxStyle, groundOf } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import styles from '../text/View.module.css';

/** A heading; none where the owner wrote nothing. */
export function Heading({ node }: { node: HeadingNode }) {
  const { name, rules } = useNodeRules(node);
  const Tag = node.headingType;
  if (node.text === '') return null;
  return (
    <>
      {rules}
      <Tag
        className={classNames(styles.heading, name, ...node.cssClasses)}
        style={boxStyle(node)}
        data-ground={groundOf(node.backgroundColor)}
      >
        {node.text}
      </Tag>
    </>
  );
}
