import { classNames } from '../../../ui/classNames.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { boxStyle } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import type { DividerNode } from './read.ts';
import styles from './View.module.css';

/** Border and width apply to the `hr` element. */
const PARTS = { border: 'line', width: 'line' };

/** A horizontal line with the owner's width and alignment. */
export function Divider({ node }: ViewProps<DividerNode>) {
  const { name, nameOf, rules } = useNodeRules(node, PARTS);
  return (
    <>
      {rules}
      <div className={classNames(styles.box, name, ...node.cssClasses)} style={boxStyle(node)}>
        <hr
          className={classNames(styles.line, nameOf('line'))}
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
