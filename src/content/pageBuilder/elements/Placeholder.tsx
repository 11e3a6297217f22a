import { classNames } from '../../../ui/classNames.ts';
import type { KnownNode } from '../nodes.ts';
import { boxStyle } from '../styles.ts';
import styles from './Placeholder.module.css';

/** Keeps a content type's room while its component is loading: its own height, else the usual one. */
export function Placeholder({ node }: { node: KnownNode }) {
  const height = node.contentType === 'map' ? (node.height ?? undefined) : undefined;
  return (
    <div
      aria-hidden="true"
      className={classNames(styles.room, styles[node.contentType])}
      style={{ ...boxStyle(node), height }}
    />
  );
}
