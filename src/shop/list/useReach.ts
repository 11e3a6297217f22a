import { useState } from 'react';
import type { FacetOption } from '../../lib/catalogue/facets.ts';

/**
 * For the checkbox of an option. One that would leave nothing is out of reach until it is chosen;
 * one that was just taken back stays in reach as long as it has the focus.
 */
export function useReach({ count, isChosen }: FacetOption, onToggle: () => void) {
  const [isHeld, setHeld] = useState(false);
  return {
    checked: isChosen,
    disabled: count === 0 && !isChosen && !isHeld,
    onChange: () => {
      setHeld(true);
      onToggle();
    },
    onBlur: () => setHeld(false),
  };
}
