export type ListKind = 'category' | 'search';

type Direction = 'ASC' | 'DESC';

export interface SortChoice {
  /** As the address writes it. */
  name: string;
  attribute: string;
  direction: Direction;
  /** The attribute's label by the platform; null: the shop has its own. */
  label: string | null;
  /** Whether the attribute is offered in the other direction too. */
  isOneOfTwo: boolean;
}

/** What a list may be sorted by, in the order of the menu. */
export interface Sorting {
  choices: readonly SortChoice[];
  /** The list's own order: the address does not name it. */
  standard: SortChoice;
}

/** What the platform offers. */
export interface SortFields {
  default?: string | null;
  options?: readonly ({ value?: string | null; label?: string | null } | null)[] | null;
}

/** The attributes with one sensible direction; all others are offered in both. */
const ONE_DIRECTION: Partial<Record<string, Direction>> = {
  position: 'ASC',
  relevance: 'DESC',
  name: 'ASC',
};

/** Their direction goes without saying in the address. */
const BARE = new Set(['position', 'relevance']);

const option = (value: string) => ({ value, label: null });
const RELEVANCE = option('relevance');
/** What every platform can sort by. */
const USUAL: Record<ListKind, readonly { value: string; label: null }[]> = {
  category: ['position', 'price', 'name'].map(option),
  search: ['relevance', 'price', 'name'].map(option),
};

/**
 * What the platform offers for a list, or the usual where it does not say. A platform that does not
 * offer relevance for a search speaks of its categories: a search has that as well, and first.
 */
export function sortingOf(kind: ListKind, fields?: SortFields | null): Sorting {
  const named = (fields?.options ?? []).flatMap((one) =>
    one?.value ? [{ value: one.value, label: one.label ?? null }] : [],
  );
  const isSearched = kind === 'search';
  const isOfSearch = named.some(({ value }) => value === RELEVANCE.value) === isSearched;
  const offered =
    isSearched && !isOfSearch
      ? [RELEVANCE, ...named.filter(({ value }) => value !== 'position')]
      : named.filter(({ value }) => isSearched || value !== RELEVANCE.value);
  const choices = (named.length > 0 ? offered : USUAL[kind]).flatMap(choicesOf);
  const wanted = isOfSearch || !isSearched ? fields?.default : RELEVANCE.value;
  const standard = choices.find(({ attribute }) => attribute === wanted) ?? choices[0];
  return standard ? { choices, standard } : sortingOf(kind);
}

function choicesOf({ value, label }: { value: string; label: string | null }): SortChoice[] {
  const only = ONE_DIRECTION[value];
  const directions: Direction[] = only ? [only] : ['ASC', 'DESC'];
  return directions.map((direction) => ({
    name: BARE.has(value) ? value : `${value}_${direction.toLowerCase()}`,
    attribute: value,
    direction,
    label,
    isOneOfTwo: !only,
  }));
}

/** Reads the address; anything unknown is the list's own order. */
export const sortChoice = ({ choices, standard }: Sorting, name: string | null): SortChoice =>
  choices.find((choice) => choice.name === name) ?? standard;
