import { classNames } from '../../../ui/classNames.ts';
import type { HeadingNode } from '../nodes.ts';
import { boxStyle } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import styles from './Text.module.css';

export function Heading({ node }: { node: HeadingNode }) {
  const { name, rules } = useNodeRules(node);
  const Tag = node.headingType;
  return (
    <>
      {rules}
      <Tag className={classNames(styles.heading, name, ...node.cssClasses)} style={boxStyle(node)}>
        {node.text}
      </Tag>
    </>
  );
}
