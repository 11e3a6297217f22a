import { createContext, useContext } from 'react';
import { useSearchParams } from 'wouter';

/** Stands for the names of all filters of a product list. */
export const ALL_FILTERS = '*[filter]';

/** Collects the parameters that a page reads while a server renders it, for the document's cache. */
export const ParameterSink = createContext<((names: readonly string[]) => void) | null>(null);

/**
 * Reads the query of the address. The server renders one document for all addresses that differ
 * only in parameters that no part of the page names.
 *
 * @param names - the parameters that change what the component renders
 * @returns all parameters, for links and event handlers that keep the others
 */
export function useReadParameters(names: readonly string[]): URLSearchParams {
  useContext(ParameterSink)?.(names);
  const [search] = useSearchParams();
  return search;
}
