import { useState } from 'react';
import { lineKey } from '../../../machines/cart/lines.ts';
import type { CartItem } from '../../../machines/domain.ts';

/**
 * Keeps the lines in the order in which they first appeared. The platform moves a re-added line to
 * the end; on screen it would take the focus along. A line that returns gets its old place back,
 * and a line with edited options takes the place of its predecessor.
 */
export function useStableOrder(items: readonly CartItem[]): readonly CartItem[] {
  const [order, setOrder] = useState<string[]>([]);
  const byKey = new Map(items.map((item) => [lineKey(item), item]));
  const next = [...order];
  for (const [key, { product }] of byKey) {
    if (next.includes(key)) continue;
    const before = next.findIndex((old) => !byKey.has(old) && old.startsWith(`${product.sku} `));
    if (before === -1) next.push(key);
    else next.splice(before, 0, key);
  }
  if (next.length !== order.length) setOrder(next);
  return byKey.size === items.length ? next.flatMap((key) => byKey.get(key) ?? []) : items;
}
