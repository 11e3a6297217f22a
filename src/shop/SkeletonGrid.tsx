import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './ProductGrid.module.css';

/** The placeholder of a product grid, in the same dimensions, so that nothing shifts. */
export function SkeletonGrid({ count = 6 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton shape="picture" />
          <Skeleton width="60%" height="1.375rem" />
          <Skeleton width="45%" height="0.7rem" />
          <Skeleton width="30%" height="1rem" />
        </div>
      ))}
    </div>
  );
}
