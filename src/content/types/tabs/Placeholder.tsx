import type { ViewProps } from '../../pageBuilder/definition.ts';
import { PlaceholderBox } from '../../pageBuilder/PlaceholderBox.tsx';
import styles from './Placeholder.module.css';
import { panelsOf, placeOfFirst } from './panels.ts';
import type { TabsNode } from './read.ts';

/** The panel that is shown first, below the space of the tab names. */
export function TabsPlaceholder({ node, children }: ViewProps<TabsNode>) {
  const first = panelsOf(node)[placeOfFirst(node)];
  return (
    <PlaceholderBox node={node} className={styles.tabs}>
      {first && children[first.place]}
    </PlaceholderBox>
  );
}
