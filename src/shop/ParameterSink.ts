import { createContext, useContext } from 'react';

/** Stands for the names of all filters of a product list. */
export const ALL_FILTERS = '*[filter]';

/** Collects the parameters that a page reads while a server renders it, for the document's cache. */
export const ParameterSink = createContext<((names: readonly string[]) => void) | null>(null);

/**
 * Declares the query parameters of the address that a page reads; all are assumed if no part of the
 * page declares any. The server renders one document for addresses that differ in others only.
 */
export function useReadParameters(names: readonly string[]): void {
  useContext(ParameterSink)?.(names);
}
