import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Filter } from '../../lib/catalogue/listFilters.ts';
import { PathIcon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { FilterBlocks } from './FilterBlocks.tsx';
import styles from './FilterSidebar.module.css';
import { FILTER_ICON } from './filterIcon.ts';
import type { Facets } from './useFacets.ts';

interface FilterSidebarProps {
  facets: Facets;
  filters: readonly Filter[];
  onChange: (filters: Filter[]) => void;
}

/** The filters beside the list, on wide screens. Every choice takes effect at once. */
export function FilterSidebar({ facets, filters, onChange }: FilterSidebarProps) {
  const blocks = useRef<HTMLDivElement>(null);
  const goIn = () => blocks.current?.querySelector<HTMLElement>('summary, input')?.focus();

  return (
    <div className={styles.sidebar}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <button type="button" className={styles.name} onClick={goIn}>
            <PathIcon path={FILTER_ICON} />
            <Trans>Filter</Trans>
          </button>
        </h2>
        <TextButton isQuiet isDisabled={filters.length === 0} onClick={() => onChange([])}>
          <Trans>Clear all</Trans>
        </TextButton>
      </div>
      <div ref={blocks}>
        {facets.isLoading ? (
          <SkeletonBlocks />
        ) : (
          <FilterBlocks {...facets} filters={filters} onChange={onChange} />
        )}
      </div>
    </div>
  );
}

/** The placeholder of the filter blocks: a price range and three lists of seven rows. */
export function SkeletonBlocks() {
  return [2, 7, 7, 7].map((rows, index) => (
    <div key={index} className={styles.skeleton} aria-hidden="true">
      <Skeleton width="40%" height="1.25rem" />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width="100%" height="1rem" />
      ))}
    </div>
  ));
}
