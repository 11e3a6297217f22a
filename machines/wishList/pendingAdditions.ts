import type { Wish } from './context.ts';

/** What a visit has kept of a guest's wishes; whatever else is found there counts as nothing. */
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
