import { classNames } from '../../../ui/classNames.ts';
import type { DividerNode } from '../nodes.ts';
import { boxStyle } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import styles from './Text.module.css';

export function Divider({ node }: { node: DividerNode }) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <div className={classNames(name, ...node.cssClasses)} style={boxStyle(node)}>
        <hr
          className={styles.divider}
          style={{
            width: node.width ?? undefined,
            borderTopWidth: node.thickness ?? undefined,
            borderTopColor: node.color ?? undefined,
          }}
        />
      </div>
    </>
  );
}
