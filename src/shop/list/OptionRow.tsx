import type { FacetOption } from '../../lib/facets.ts';
import styles from './FilterBlocks.module.css';

interface OptionRowProps {
  option: FacetOption;
  /** A CSS background that shows what it is. */
  swatch?: string | undefined;
  onToggle: () => void;
}

/** An option with its count; one that would leave nothing is out of reach until it is chosen. */
export function OptionRow({ option, swatch, onToggle }: OptionRowProps) {
  const { label, count, isChosen } = option;
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={onToggle}
      />
      {swatch && <span className={styles.swatch} style={{ background: swatch }} />}
      <span className={styles.words}>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
