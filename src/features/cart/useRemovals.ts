import { useEffect, useState } from 'react';
import type { CartDetails, CartItem } from '../../../machines/domain.ts';
import { lineKey } from './useLineChanges.ts';

/** Says which line went, and calls back once it has: the button that was pressed is gone. */
export function useRemovals(details: CartDetails | null, onGone: () => void) {
  const [expected, setExpected] = useState<CartItem | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const isGone =
    expected !== null &&
    details !== null &&
    !details.items.some((item) => lineKey(item) === lineKey(expected));

  useEffect(() => {
    if (!isGone) return;
    setLast(expected.product.name);
    setExpected(null);
    onGone();
  }, [isGone]);

  return { last, expect: setExpected };
}
