import type { FacetOption } from '../../lib/catalogue/facets.ts';
import styles from './FilterBlocks.module.css';
import { useOptionCheckbox } from './useOptionCheckbox.ts';

interface SwitchRowProps {
  label: string;
  option: FacetOption;
  onToggle: () => void;
}

/** A switch for a yes/no attribute, with the number of products that have it. */
export function SwitchRow({ label, option, onToggle }: SwitchRowProps) {
  const box = useOptionCheckbox(option, onToggle);
  return (
    <label className={styles.switch}>
      <span className={styles.title}>{label}</span>
      <span className={styles.count}>{option.count}</span>
      <input type="checkbox" role="switch" aria-checked={option.isChosen} {...box} />
    </label>
  );
}
