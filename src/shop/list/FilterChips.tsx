import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { type Facet, optionsOf } from '../../lib/catalogue/facets.ts';
import { type Filter, isSameFilter, withToggled } from '../../lib/catalogue/listFilters.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FilterChips.module.css';
import { useRangeFormats } from './useRangeFormats.ts';

interface FilterChipsProps {
  filters: readonly Filter[];
  facets: readonly Facet[];
  currency: string | null;
  onChange: (filters: Filter[]) => void;
}

/** The active filters, each with a button that removes it. */
export function FilterChips({ filters, facets, currency, onChange }: FilterChipsProps) {
  const { t } = useLingui();
  const formats = useRangeFormats(currency);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Chosen filters`}>
      {filters.map((filter) => {
        const name = formats.rangeOf(filter.code, filter.value) ?? labelOf(filter, facets);
        return (
          <li key={`${filter.code},${filter.value}`}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t`Remove ${name}`}
              onClick={(event) => {
                moveFocusOn(event);
                onChange(withToggled(filters, filter));
              }}
            >
              {name}
              <Icon name="close" size="small" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The chip is about to disappear: move the focus to its neighbour, or from the last chip to the
 * list.
 */
function moveFocusOn({ currentTarget }: MouseEvent<HTMLElement>) {
  const chip = currentTarget.parentElement;
  const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
  const next = neighbour?.querySelector('button') ?? currentTarget.closest('section');
  next?.focus({ preventScroll: true });
}

/**
 * The filter's label from the platform, in the present language; until it is known, the label in
 * the address.
 */
function labelOf(filter: Filter, facets: readonly Facet[]): string {
  const option = facets.flatMap(optionsOf).find((known) => isSameFilter(known, filter));
  return option?.label ?? filter.label;
}
