/** The choices, in the order of the menu, as the address writes them. */
export const SORTINGS = ['position', 'price_asc', 'price_desc', 'name_asc'] as const;
export type SortChoice = (typeof SORTINGS)[number];

interface SortVariable {
  position?: 'ASC';
  name?: 'ASC';
  price?: 'ASC' | 'DESC';
}

const VARIABLES: Record<SortChoice, SortVariable> = {
  position: { position: 'ASC' },
  price_asc: { price: 'ASC' },
  price_desc: { price: 'DESC' },
  name_asc: { name: 'ASC' },
};

/** Reads the address; anything unknown is the shop's own order. */
export const sortChoice = (text: string | null): SortChoice =>
  SORTINGS.find((choice) => choice === text) ?? 'position';

/** The platform's variable for a choice. */
export const sortVariable = (choice: SortChoice): SortVariable => VARIABLES[choice];
