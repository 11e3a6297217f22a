import { SkeletonGrid } from '../SkeletonGrid.tsx';
import styles from './ListedProducts.module.css';

/** The placeholder of a page of products and of the pagination below it. */
export function SkeletonPage() {
  return (
    <div>
      <SkeletonGrid />
      <div className={styles.paginationSpace} />
    </div>
  );
}
