import { useState } from 'react';
import type { FacetOption } from '../../lib/catalogue/facets.ts';

/**
 * The checkbox props of an option. An option that would leave no products is disabled unless it is
 * chosen; one that was just unchecked stays enabled until it loses the focus.
 */
export function useOptionCheckbox({ count, isChosen }: FacetOption, onToggle: () => void) {
  const [staysEnabled, setStaysEnabled] = useState(false);
  return {
    checked: isChosen,
    disabled: count === 0 && !isChosen && !staysEnabled,
    onChange: () => {
      setStaysEnabled(true);
      onToggle();
    },
    onBlur: () => setStaysEnabled(false),
  };
}
