import { classNames } from '../../../ui/classNames.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import type { ButtonsNode } from './read.ts';
import styles from './View.module.css';

export const Buttons = ({ node, children }: ViewProps<ButtonsNode>) => (
  <NodeBox
    node={node}
    className={classNames(
      node.appearance === 'stacked' ? styles.stacked : styles.inline,
      node.isSameWidth && styles.same,
    )}
  >
    {children}
  </NodeBox>
);
