import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ListKind, SORTINGS, type SortChoice } from '../../lib/catalogue/sorting.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Icon.tsx';
import { FILTER_ICON } from './filterIcon.ts';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  kind: ListKind;
  /** The total number of products; null until it is known. */
  count: number | null;
  sort: SortChoice;
  onSort: (choice: SortChoice) => void;
  /** Opens the filter dialog; null if the list has no filters. */
  onFilter: (() => void) | null;
}

/** The toolbar above a list: the count, the filter button of small screens, and the sort order. */
export function Toolbar({ kind, count, sort, onSort, onFilter }: ToolbarProps) {
  const { t } = useLingui();
  const labels: Record<SortChoice, string> = {
    position: t`Featured`,
    relevance: t`Best match`,
    price_asc: t`Price: low to high`,
    price_desc: t`Price: high to low`,
    name_asc: t`Name`,
  };
  const choose = (text: string) => {
    const choice = SORTINGS[kind].find((known) => known === text);
    if (choice) onSort(choice);
  };
  return (
    <div className={styles.toolbar}>
      <p role="status" className={styles.count}>
        {count !== null && <Plural value={count} one="# item" other="# items" />}
      </p>
      {onFilter && (
        <Button className={styles.filter} aria-haspopup="dialog" onClick={onFilter}>
          <Drawing path={FILTER_ICON} size="small" />
          <Trans>Filter</Trans>
        </Button>
      )}
      <label className={styles.sort}>
        <span>
          <Trans>Sort by</Trans>
        </span>
        <select value={sort} onChange={(event) => choose(event.currentTarget.value)}>
          {SORTINGS[kind].map((choice) => (
            <option key={choice} value={choice}>
              {labels[choice]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
