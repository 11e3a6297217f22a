import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { FacetOption } from '../../lib/catalogue/facets.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './FilterBlocks.module.css';
import { OptionRow } from './OptionRow.tsx';

/** The number of options to show at first. */
const INITIAL_COUNT = 6;

interface ListBlockProps {
  options: readonly FacetOption[];
  swatches: Record<string, string>;
  onToggle: (option: FacetOption) => void;
}

/** The options of a block: the first few and the chosen ones; a button shows the rest. */
export function ListBlock({ options, swatches, onToggle }: ListBlockProps) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded
    ? options
    : options.filter(({ isChosen }, index) => index < INITIAL_COUNT || isChosen);
  return (
    <>
      {shown.map((option) => (
        <OptionRow
          key={option.value}
          option={option}
          swatch={swatches[`${option.code},${option.value}`]}
          onToggle={() => onToggle(option)}
        />
      ))}
      {options.length > INITIAL_COUNT && (
        <p className={styles.more}>
          <TextButton aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? <Trans>Show fewer</Trans> : <Trans>Show more</Trans>}
          </TextButton>
        </p>
      )}
    </>
  );
}
