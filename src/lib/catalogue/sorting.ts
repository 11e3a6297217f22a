export type ListKind = 'category' | 'search';

type Direction = 'ASC' | 'DESC';

export interface SortChoice {
  /** The name in the query string. */
  name: string;
  attribute: string;
  direction: Direction;
  /** The platform's label of the attribute; null if the shop has its own label. */
  label: string | null;
  /** Whether the attribute is also offered in the opposite direction. */
  isOneOfTwo: boolean;
}

/** The sort orders of a list, in the order of the menu. */
export interface Sorting {
  choices: readonly SortChoice[];
  /** The default sort order, which the query string omits. */
  defaultChoice: SortChoice;
}

/** The sort fields that the platform offers. */
interface SortFields {
  default?: string | null;
  options?: readonly ({ value?: string | null; label?: string | null } | null)[] | null;
}

/** Attributes that are offered in one direction only; all others are offered in both. */
const ONE_DIRECTION: Partial<Record<string, Direction>> = {
  position: 'ASC',
  relevance: 'DESC',
  name: 'ASC',
};

/** Attributes whose direction is omitted from the query string. */
const BARE = new Set(['position', 'relevance']);

const option = (value: string) => ({ value, label: null });
const RELEVANCE = option('relevance');
/** The sort fields that every platform supports. */
const USUAL: Record<ListKind, readonly { value: string; label: null }[]> = {
  category: ['position', 'price', 'name'].map(option),
  search: ['relevance', 'price', 'name'].map(option),
};

/**
 * The sort orders of a list: those that the platform offers, otherwise the defaults. If the
 * platform does not offer relevance for a search, its response was about categories: add relevance
 * first.
 */
export function sortingOf(kind: ListKind, fields?: SortFields | null): Sorting {
  const namedOptions = (fields?.options ?? []).flatMap((option) =>
    option?.value ? [{ value: option.value, label: option.label ?? null }] : [],
  );
  const isSearched = kind === 'search';
  const isOfSearch = namedOptions.some(({ value }) => value === RELEVANCE.value) === isSearched;
  const offered =
    isSearched && !isOfSearch
      ? [RELEVANCE, ...namedOptions.filter(({ value }) => value !== 'position')]
      : namedOptions.filter(({ value }) => isSearched || value !== RELEVANCE.value);
  const choices = (namedOptions.length > 0 ? offered : USUAL[kind]).flatMap(choicesOf);
  const defaultAttribute = isOfSearch || !isSearched ? fields?.default : RELEVANCE.value;
  const defaultChoice =
    choices.find(({ attribute }) => attribute === defaultAttribute) ?? choices[0];
  return defaultChoice ? { choices, defaultChoice } : sortingOf(kind);
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

/** Reads the sort order from the query string; an unknown value means the default. */
export const sortChoice = ({ choices, defaultChoice }: Sorting, name: string | null): SortChoice =>
  choices.find((choice) => choice.name === name) ?? defaultChoice;
