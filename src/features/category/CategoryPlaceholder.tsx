import { Ghost } from '../../ui/Ghost.tsx';
import styles from './CategoryHead.module.css';

/** The shape of a category's head before it is there; its products load beside it. */
export function CategoryPlaceholder() {
  return (
    <div aria-hidden="true">
      <div className={`row ${styles.crumbSpace}`} />
      <div className={`row ${styles.head}`}>
        <Ghost width="min(20rem, 70%)" height="3.75rem" />
        <Ghost width="100%" height="3.75rem" />
      </div>
    </div>
  );
}
