import { useState } from 'react';
import { lineKey } from '../../../machines/cart/lines.ts';
import type { CartItem } from '../../../machines/domain.ts';

/**
 * The lines in the order in which they were first seen: the platform puts one that was re-added
 * last, and a line that jumps away under the finger takes the focus with it. One that comes back
 * has its place again, and one whose options were edited takes the place of what it was.
 */
export function useKeptOrder(items: readonly CartItem[]): readonly CartItem[] {
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
