import type { Wish } from './context.ts';

/** Parses a guest's stored wishes; invalid entries are left out. */
export const parseStoredWishes = (stored: unknown): Wish[] =>
  Array.isArray(stored) ? stored.filter(isWish) : [];

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' &&
  value !== null &&
  'sku' in value &&
  typeof value.sku === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'quantity' in value &&
  typeof value.quantity === 'number' &&
  'selectedOptions' in value &&
  Array.isArray(value.selectedOptions) &&
  value.selectedOptions.every((option) => typeof option === 'string');
