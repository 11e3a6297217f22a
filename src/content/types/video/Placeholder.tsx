import type { ViewProps } from '../../pageBuilder/definition.ts';
import { PlaceholderBox } from '../../pageBuilder/PlaceholderBox.tsx';
import styles from './Placeholder.module.css';
import type { VideoNode } from './read.ts';

/** Reserves a video's room, as wide as its owner has set. */
export const VideoPlaceholder = ({ node }: ViewProps<VideoNode>) => (
  <PlaceholderBox
    node={node}
    className={styles.video}
    style={{ maxWidth: node.maxWidth ?? undefined }}
  />
);
