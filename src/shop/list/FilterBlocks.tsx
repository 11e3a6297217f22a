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
  const bodyOf = (facet: Exclude<Facet, { kind: 'switch' }>) =>
    facet.kind === 'list' ? (
      <ListBlock
        options={facet.options}
        swatches={swatches}
        onToggle={(option) => onChange(withToggled(filters, option))}
      />
    ) : (
      <RangeBlock
        {...facet}
        format={(value) => formats.endOf(facet.code, value)}
        onChange={(filter) => onChange(withRange(filters, facet.code, filter))}
      />
    );
  return facets.map((facet, index) =>
    facet.kind === 'switch' ? (
      <SwitchRow
        key={facet.code}
        label={facet.label}
        option={facet.option}
        onToggle={() => onChange(withToggled(filters, facet.option))}
      />
    ) : (
      <details key={facet.code} className={styles.block} open={index < EXPANDED_COUNT}>
        <summary>
          {facet.label}
          <Icon name="down" size="small" />
        </summary>
        <fieldset className={styles.body} aria-label={facet.label}>
          {bodyOf(facet)}
        </fieldset>
      </details>
    ),
  );
}
