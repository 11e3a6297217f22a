import type { ViewProps } from '../../pageBuilder/definition.ts';
import { NodeBox } from '../../pageBuilder/NodeBox.tsx';
import type { HeadingNode } from './read.ts';
import styles from './View.module.css';

/** A heading; null without text. */
export function Heading({ node }: ViewProps<HeadingNode>) {
  if (node.text === '') return null;
  return (
    <NodeBox node={node} as={node.headingType} className={styles.heading}>
      {node.text}
    </NodeBox>
  );
}
