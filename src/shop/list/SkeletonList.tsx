import { Skeleton } from '../../ui/Skeleton.tsx';
import side from './FilterSidebar.module.css';
import { SkeletonBlocks } from './FilterSidebar.tsx';
import styles from './ListedProducts.module.css';
import { SkeletonPage } from './SkeletonPage.tsx';
import bar from './Toolbar.module.css';

/** The placeholder of a list: the filters, the filter button, the sort menu and a page of products. */
export function SkeletonList() {
  return (
    <div className={`row ${styles.products}`} aria-hidden="true">
      <div className={side.sidebar}>
        <div className={side.head}>
          <Skeleton width="6rem" height="1.25rem" />
        </div>
        <SkeletonBlocks />
      </div>
      <div>
        <div className={bar.toolbar}>
          <span className={bar.count}>
            <Skeleton width="5rem" height="1.5rem" />
          </span>
          <Skeleton className={bar.filter} width="6.75rem" height="2.75rem" />
          <span className={bar.sort}>
            <Skeleton width="9rem" height="2.75rem" />
          </span>
        </div>
        <SkeletonPage />
      </div>
    </div>
  );
}
