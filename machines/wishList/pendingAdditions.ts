import type { Wish } from './context.ts';

/** Parses a guest's stored wishes; invalid entries are left out. */
export const parsePendingAdditions = (kept: unknown): Wish[] =>
  Array.isArray(kept) ? kept.filter(isWish) : [];

const isWish = (one: unknown): one is Wish =>
  typeof one === 'object' &&
  one !== null &&
  'sku' in one &&
  typeof one.sku === 'string' &&
  'name' in one &&
  typeof one.name === 'string' &&
  'quantity' in one &&
  typeof one.quantity === 'number' &&
  'selectedOptions' in one &&
  Array.isArray(one.selectedOptions) &&
  one.selectedOptions.every((option) => typeof option === 'string');
