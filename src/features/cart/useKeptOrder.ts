import { useState } from 'react';
import type { CartItem } from '../../../machines/domain.ts';
import { lineKey } from './useLineChanges.ts';

/**
 * The lines in the order in which they were first seen: the platform puts one that was re-added
 * last, and a line that jumps away under the finger takes the focus with it.
 */
export function useKeptOrder(items: readonly CartItem[]): readonly CartItem[] {
  const [order, setOrder] = useState<string[]>([]);
  const byKey = new Map(items.map((item) => [lineKey(item), item]));
  const kept = order.filter((key) => byKey.has(key));
  const next = [...kept, ...[...byKey.keys()].filter((key) => !kept.includes(key))];
  if (next.join() !== order.join()) setOrder(next);
  return byKey.size === items.length ? next.flatMap((key) => byKey.get(key) ?? []) : items;
}
