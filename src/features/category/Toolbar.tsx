import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SORTINGS, type SortChoice } from './sorting.ts';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  /** How many there are in all; null while that is not known. */
  count: number | null;
  sort: SortChoice;
  onSort: (choice: string) => void;
}

/** Over the list: how many there are, and in which order. */
export function Toolbar({ count, sort, onSort }: ToolbarProps) {
  const { t } = useLingui();
  const labels: Record<SortChoice, string> = {
    position: t`Our order`,
    price_asc: t`Price: low to high`,
    price_desc: t`Price: high to low`,
    name_asc: t`Name`,
  };
  return (
    <div className={styles.toolbar}>
      <p role="status" className={styles.count}>
        {count !== null && <Plural value={count} one="# piece" other="# pieces" />}
      </p>
      <label className={styles.sort}>
        <span>
          <Trans>Sort by</Trans>
        </span>
        <select value={sort} onChange={(event) => onSort(event.currentTarget.value)}>
          {SORTINGS.map((choice) => (
            <option key={choice} value={choice}>
              {labels[choice]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
