import { useState } from 'react';
import { useLocation } from 'wouter';
import { ALL_FILTERS, useReadParameters } from '../useReadParameters.ts';

const READ = ['query', 'page', 'sort', ALL_FILTERS];

/** The query string of this list's address. It stays the same while another page is loading. */
export function usePathSearch(path: string): URLSearchParams {
  const [location] = useLocation();
  const search = useReadParameters(READ);
  const [lastSearch, setLastSearch] = useState(search);
  if (location === path && lastSearch.toString() !== search.toString()) {
    setLastSearch(search);
    return search;
  }
  return lastSearch;
}
