/** The choices, in the order of the menu. */
export const SORTINGS = ['position', 'price-asc', 'price-desc', 'name'] as const;
export type SortChoice = (typeof SORTINGS)[number];

/** Reads the address; anything unknown is the shop's own order. */
export const sortChoice = (text: string | null): SortChoice =>
  SORTINGS.find((choice) => choice === text) ?? 'position';

/** The platform's variable for a choice. */
export function sortVariable(choice: SortChoice): {
  position?: 'ASC';
  name?: 'ASC';
  price?: 'ASC' | 'DESC';
} {
  if (choice === 'price-asc') return { price: 'ASC' };
  if (choice === 'price-desc') return { price: 'DESC' };
  if (choice === 'name') return { name: 'ASC' };
  return { position: 'ASC' };
}

/** The page that the address names: a whole number from 1. */
export function pageNumber(text: string | null): number {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number > 0 ? number : 1;
}
