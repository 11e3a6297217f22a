import type { Wish } from './context.ts';

/** Parses a guest's stored wishes; invalid entries are left out. */
export const parseStoredWishes = (stored: unknown): Wish[] =>
  Array.isArray(stored) ? stored.filter(isWish) : [];

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
