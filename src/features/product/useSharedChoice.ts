import { useLocation } from 'wouter';
import {
  type Choice,
  firstChoice,
  optionsOf,
  type ProductOption,
} from '../../shop/options/options.ts';
import { useReadParameters } from '../../shop/useReadParameters.ts';
import type { Product } from './productQuery.ts';

/**
 * The chosen options of a product, stored in the query string, so that links, reloads and Back
 * restore them. A change replaces the history entry.
 */
export function useSharedChoice(product: Product): [Choice, (choice: Choice) => void] {
  const [path, navigate] = useLocation();
  const options = optionsOf(product);
  const search = useReadParameters(options.map(({ code }) => code));
  const choice = { ...firstChoice(product), ...choiceIn(options, search) };
  return [
    choice,
    (next) => {
      const query = withChoice(options, search, next).toString();
      navigate(query ? `${path}?${query}` : path, { replace: true });
    },
  ];
}

/**
 * Reads the choice from a query string. It accepts a value's slug, which is the same in every
 * language, or its uid.
 */
function choiceIn(options: readonly ProductOption[], search: URLSearchParams): Choice {
  return Object.fromEntries(
    options.flatMap(({ code, values }) => {
      const word = search.get(code);
      const value = values.find(({ slug, uid }) => slug === word || uid === word);
      return value ? [[code, value.uid]] : [];
    }),
  );
}

/** The query string with the given choice; other parameters stay. */
function withChoice(
  options: readonly ProductOption[],
  search: URLSearchParams,
  choice: Choice,
): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const { code, values } of options) {
    const value = values.find(({ uid }) => uid === choice[code]);
    if (value && values.length > 1) query.set(code, value.slug);
    else query.delete(code);
  }
  return query;
}
