import { Fragment, type ReactElement } from 'react';
import type { Facet } from '../../lib/catalogue/facets.ts';
import { type Filter, withRange, withToggled } from '../../lib/catalogue/listFilters.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FilterBlocks.module.css';
import { ListBlock } from './ListBlock.tsx';
import { RangeBlock } from './RangeBlock.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import type { Facets } from './useFacets.ts';
import { useRangeFormats } from './useRangeFormats.ts';

/** The number of blocks that are expanded at first. */
const EXPANDED_COUNT = 4;

interface FilterBlocksProps extends Pick<Facets, 'facets' | 'swatches' | 'currency'> {
  filters: readonly Filter[];
  onChange: (filters: Filter[]) => void;
}

/** The filter blocks: option lists with counts and swatches, ranges, and on/off switches. */
export function FilterBlocks({ facets, swatches, currency, filters, onChange }: FilterBlocksProps) {
  const formats = useRangeFormats(currency);
  const toggle = (option: Filter) => onChange(withToggled(filters, option));
  const controlOf = (facet: Facet): ReactElement => {
    switch (facet.kind) {
      case 'list':
        return <ListBlock options={facet.options} swatches={swatches} onToggle={toggle} />;
      case 'range':
        return (
          <RangeBlock
            {...facet}
            format={(value) => formats.endOf(facet.code, value)}
            onChange={(filter) => onChange(withRange(filters, facet.code, filter))}
          />
        );
      case 'switch':
        return (
          <SwitchRow
            label={facet.label}
            option={facet.option}
            onToggle={() => toggle(facet.option)}
          />
        );
    }
  };
  return facets.map((facet, index) =>
    facet.kind === 'switch' ? (
      <Fragment key={facet.code}>{controlOf(facet)}</Fragment>
    ) : (
      <details key={facet.code} className={styles.block} open={index < EXPANDED_COUNT}>
        <summary>
          {facet.label}
          <Icon name="down" size="small" />
        </summary>
        <fieldset className={styles.body} aria-label={facet.label}>
          {controlOf(facet)}
        </fieldset>
      </details>
    ),
  );
}
