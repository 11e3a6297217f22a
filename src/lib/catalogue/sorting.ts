/** The choices of each kind of list, in the order of the menu, as the address writes them; the first is the list's own. */
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

/** Reads the address; anything unknown is the list's own order. */
export const sortChoice = (kind: ListKind, text: string | null): SortChoice =>
  SORTINGS[kind].find((choice) => choice === text) ?? SORTINGS[kind][0];

/** The platform's variable for a choice. */
export const sortVariable = (choice: SortChoice): SortVariable => VARIABLES[choice];
