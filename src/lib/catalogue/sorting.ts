/**
 * Sort orders of each kind of list, in menu order, as the address spells them; the first is the
 * default.
 */
export const SORTINGS = {
  category: ['position', 'price_asc', 'price_desc', 'name_asc'],
  search: ['relevance', 'price_asc', 'price_desc', 'name_asc'],
} as const;

export type ListKind = keyof typeof SORTINGS;
export type SortChoice = (typeof SORTINGS)[ListKind][number];

interface SortVariable {
  position?: 'ASC';
  relevance?: 'DESC';
  name?: 'ASC';
  price?: 'ASC' | 'DESC';
}

const VARIABLES: Record<SortChoice, SortVariable> = {
  position: { position: 'ASC' },
  relevance: { relevance: 'DESC' },
  price_asc: { price: 'ASC' },
  price_desc: { price: 'DESC' },
  name_asc: { name: 'ASC' },
};

/** Parses the address's sort parameter; an unknown one gives the list's default order. */
export const sortChoice = (kind: ListKind, text: string | null): SortChoice =>
  SORTINGS[kind].find((choice) => choice === text) ?? SORTINGS[kind][0];

/** Converts a sort order to the query's variable. */
export const sortVariable = (choice: SortChoice): SortVariable => VARIABLES[choice];
