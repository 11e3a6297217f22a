import type { ViewProps } from '../../pageBuilder/definition.ts';
import { PlaceholderBox } from '../../pageBuilder/PlaceholderBox.tsx';
import styles from './Placeholder.module.css';
import { firstPanelIndex, panelsOf } from './panels.ts';
import type { TabsNode } from './read.ts';

/** The panel that is shown first, below the space of the tab names. */
export function TabsPlaceholder({ node, children }: ViewProps<TabsNode>) {
  const first = panelsOf(node)[firstPanelIndex(node)];
  return (
    <PlaceholderBox node={node} className={styles.tabs}>
      {first && children[first.place]}
    </PlaceholderBox>
  );
}
