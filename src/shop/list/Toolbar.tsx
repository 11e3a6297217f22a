import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SortChoice, Sorting } from '../../lib/catalogue/sorting.ts';
import { Button } from '../../ui/Button.tsx';
import { PathIcon } from '../../ui/Icon.tsx';
import { onEscape } from '../../ui/onEscape.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFormats } from '../../ui/useFormats.ts';
import { FILTER_ICON } from './filterIcon.ts';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  /** The total number of products; null until it is known. */
  count: number | null;
  sorting: Sorting & { isLoading: boolean };
  sort: SortChoice;
  onSort: (choice: SortChoice) => void;
  /** Opens the filter dialog; null if the list has no filters. */
  onFilter: (() => void) | null;
  /** Cancels the opening of the filter dialog, whose code may still load. */
  onFilterCancelled: () => void;
}

/** The toolbar above a list: the count, the filter button of small screens, and the sort order. */
export function Toolbar({
  count,
  sorting,
  sort,
  onSort,
  onFilter,
  onFilterCancelled,
}: ToolbarProps) {
  const { t } = useLingui();
  const { number, text } = useFormats();
  const shown = number(count ?? 0);
  const featured = t`Featured`;
  const own: Partial<Record<string, string>> = {
    relevance: t`Best match`,
    price: t`Price`,
    name: t`Name`,
  };
  const labelOf = ({ attribute, label: platformLabel, direction, isOneOfTwo }: SortChoice) => {
    // The platform calls the owner's own order "Position", which means nothing to a shopper.
    if (attribute === 'position') return featured;
    const label = platformLabel ?? own[attribute] ?? attribute;
    if (!isOneOfTwo) return label;
    return direction === 'ASC' ? t`${label}: low to high` : t`${label}: high to low`;
  };
  const choose = (name: string) => {
    const choice = sorting.choices.find((known) => known.name === name);
    if (choice) onSort(choice);
  };
  return (
    <div className={styles.toolbar}>
      <p role="status" className={styles.count}>
        {count !== null &&
          text(
            `items ${count}`,
            () => t`${plural(count, { one: `${shown} item`, other: `${shown} items` })}`,
          )}
      </p>
      {onFilter && (
        <Button
          className={styles.filter}
          aria-haspopup="dialog"
          onClick={onFilter}
          onKeyDown={onEscape(onFilterCancelled)}
        >
          <PathIcon path={FILTER_ICON} size="small" />
          <Trans>Filter</Trans>
        </Button>
      )}
      {count === 0 ? null : sorting.isLoading ? (
        <span className={styles.sort}>
          <Skeleton width="9rem" height="2.75rem" />
        </span>
      ) : (
        <label className={styles.sort}>
          <span>
            <Trans>Sort by</Trans>
          </span>
          <select value={sort.name} onChange={(event) => choose(event.currentTarget.value)}>
            {sorting.choices.map((choice) => (
              <option key={choice.name} value={choice.name}>
                {labelOf(choice)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
