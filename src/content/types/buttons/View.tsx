import { classNames } from '../../../ui/classNames.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import type { ButtonsNode } from './read.ts';
import styles from './View.module.css';

/** Buttons side by side or stacked. Equally wide buttons are as wide as the longest label needs. */
export const Buttons = ({ node, children }: ViewProps<ButtonsNode>) => (
  <NodeBox
    node={node}
    className={classNames(
      node.appearance === 'stacked' ? styles.stacked : styles.inline,
      node.isSameWidth && styles.same,
    )}
    style={node.isSameWidth ? { '--labels': labelsOf(node) } : {}}
  >
    {children}
  </NodeBox>
);

/** The labels of all visible buttons as a CSS string, one per line. */
const labelsOf = ({ children }: ButtonsNode): string =>
  `"${children
    .flatMap((item) => (item.contentType === 'button-item' && !item.isHidden ? item.text : []))
    .map((text) => text.replaceAll(/["\\<>\n]/g, (c) => `\\${c.charCodeAt(0).toString(16)} `))
    .join('\\a ')}"`;
