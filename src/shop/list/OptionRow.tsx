import type { FacetOption } from '../../lib/catalogue/facets.ts';
import styles from './FilterBlocks.module.css';
import { useOptionCheckbox } from './useOptionCheckbox.ts';

interface OptionRowProps {
  option: FacetOption;
  /** A CSS background that shows the option's colour or material. */
  swatch?: string | undefined;
  onToggle: () => void;
}

/** A checkbox for one option, with the option's count. */
export function OptionRow({ option, swatch, onToggle }: OptionRowProps) {
  const { label, count } = option;
  return (
    <label className={styles.option}>
      <input type="checkbox" {...useOptionCheckbox(option, onToggle)} />
      {swatch && <span className={styles.swatch} style={{ background: swatch }} />}
      <span className={styles.words}>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
