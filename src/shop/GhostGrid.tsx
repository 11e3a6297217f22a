import { Ghost } from '../ui/Ghost.tsx';
import styles from './ProductGrid.module.css';

/** Where a gallery will be: plates in their format, so that nothing moves when it comes. */
export function GhostGrid({ count = 6 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.ghost}>
          <Ghost shape="plate" />
          <Ghost width="60%" height="1.375rem" />
          <Ghost width="30%" height="1rem" />
        </div>
      ))}
    </div>
  );
}
