import { classNames } from '../../../ui/classNames.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { boxStyle } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import type { DividerNode } from './read.ts';
import styles from './View.module.css';

/** The line itself is what has a width and a colour. */
const PLACES = { border: 'line', width: 'line' };

/** A line, at the side where the owner aligned it. */
export function Divider({ node }: ViewProps<DividerNode>) {
  const { name, nameOf, rules } = useNodeRules(node, PLACES);
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
