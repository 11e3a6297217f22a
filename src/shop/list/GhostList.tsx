import { Ghost } from '../../ui/Ghost.tsx';
import { GhostGrid } from '../GhostGrid.tsx';
import side from './FilterSidebar.module.css';
import { GhostBlocks } from './FilterSidebar.tsx';
import styles from './ListedProducts.module.css';
import bar from './Toolbar.module.css';

/** Where a list with its filters will be: side panel, filter button, sort menu and plates. */
export function GhostList() {
  return (
    <div className={`row ${styles.products}`} aria-hidden="true">
      <div className={side.sidebar}>
        <div className={side.head}>
          <Ghost width="6rem" height="1.25rem" />
        </div>
        <GhostBlocks />
      </div>
      <div>
        <div className={bar.toolbar}>
          <span className={bar.count}>
            <Ghost width="5rem" />
          </span>
          <Ghost className={bar.filter} width="6.75rem" height="2.75rem" />
          <span className={bar.sort}>
            <Ghost width="9rem" height="2.75rem" />
          </span>
        </div>
        <GhostGrid />
      </div>
    </div>
  );
}
